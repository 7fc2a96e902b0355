/// The pages in a real browser, served by a really started club: what people see, hear and press,
/// and what never reaches them.
package overtrick.browser;

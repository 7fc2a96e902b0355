/// What programs are answered: JSON under `/api/v1`, with the document that describes it.
package overtrick.page.api;

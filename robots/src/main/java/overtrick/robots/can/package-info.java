/// Robots at Bài Càn: from what one seat may see to a command, and why.
package overtrick.robots.can;

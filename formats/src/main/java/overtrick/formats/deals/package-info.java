/// Files that hold deals: those of dealing machines, and of libraries of deals.
package overtrick.formats.deals;

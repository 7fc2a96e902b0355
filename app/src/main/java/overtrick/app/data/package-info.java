/// The data directory: `backup`, `restore` and `verify`.
package overtrick.app.data;

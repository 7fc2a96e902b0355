// @ts-check
/* The console's one line: it is empty and ready after each result; `/` leads to it from anywhere. On the desk, what is
   ruled often is filled in by a button. */

const line = document.getElementById("line");

document.addEventListener("htmx:afterRequest", (event) => {
  const detail = /** @type {CustomEvent} */ (event).detail;
  if (!(line instanceof HTMLInputElement) || detail.elt !== line.form) return;
  if (detail.successful) line.value = "";
  else line.select();
  line.focus();
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("[data-fill]");
  if (!(button instanceof HTMLElement)) return;
  const field = button.closest("form")?.querySelector("input[name=result]");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = button.dataset.fill ?? "";
  field.dispatchEvent(new Event("change", { bubbles: true }));
});

document.addEventListener("keydown", (event) => {
  const target = event.target;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  if (event.key !== "/" || typing || !(line instanceof HTMLInputElement) || line.offsetParent === null) return;
  event.preventDefault();
  line.focus();
});

if (line instanceof HTMLInputElement && line.offsetParent !== null && matchMedia("(hover: hover)").matches) line.focus();

/* Names of people who were here before stand below what is typed: a tap, or Tab, takes the first. */

/** @param {string} name */
function complete(name) {
  const field = document.getElementById("names");
  if (!(field instanceof HTMLTextAreaElement)) return;
  const start = field.value.lastIndexOf("\n") + 1;
  const parts = field.value.slice(start).split(/(:|\s[-–—]\s|\s*[,;&/+]\s*)/);
  parts[parts.length - 1] = (parts.length > 1 && !/\s$/.test(parts[parts.length - 2]) ? " " : "") + name;
  const line = parts.join("");
  const each = Number(field.dataset.each ?? 1);
  const players = line.replace(/^[^:]*:/, "").split(/\s[-–—]\s|[,;&/+]/).length;
  field.value = field.value.slice(0, start) + line + (players < each ? (each > 2 ? ", " : " – ") : "\n");
  document.getElementById("known")?.replaceChildren();
  field.focus();
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("[data-name]");
  if (button instanceof HTMLElement) complete(button.dataset.name ?? "");
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || event.shiftKey || !(event.target instanceof HTMLTextAreaElement) || event.target.id !== "names") return;
  const first = document.querySelector("#known [data-name]");
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  complete(first.dataset.name ?? "");
});

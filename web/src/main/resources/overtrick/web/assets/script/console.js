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

// @ts-check
/* A file dropped on any page is opened, but on a field of the page that takes files itself. */

import { byId } from "./page.js";

/** How long the page still says where to drop when nothing moves over it any more. */
const GONE_MS = 400;

let goneTimer = 0;

/** @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;

/** The field of the page that the files are for. @param {EventTarget | null} target @returns {HTMLInputElement | null} */
function fieldAt(target) {
  const near = target instanceof Element ? target.closest("label, input[type='file']") : null;
  const field = near instanceof HTMLLabelElement ? (near.control ?? near.querySelector("input")) : near;
  return field instanceof HTMLInputElement && field.type === "file" && !field.disabled ? field : null;
}

/** @param {boolean} over */
function tellDrop(over) {
  clearTimeout(goneTimer);
  const place = byId("dropping");
  if (!place) return;
  place.hidden = !over;
  // A drag that is given up outside the window says nothing; one that goes on says so all the time.
  if (over) goneTimer = window.setTimeout(() => tellDrop(false), GONE_MS);
}

/** @param {DragEvent} event */
function onDrag(event) {
  if (!hasFiles(event) || !byId("dropping")) return;
  const field = fieldAt(event.target);
  tellDrop(!field);
  if (field instanceof HTMLInputElement && event.target === field) return; // the browser does it
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
}

/** @param {DragEvent} event */
function onDrop(event) {
  const files = event.dataTransfer?.files;
  const place = byId("dropping");
  if (!hasFiles(event) || !files || !(place instanceof HTMLFormElement)) return;
  tellDrop(false);
  const own = fieldAt(event.target);
  if (own && event.target === own) return;
  event.preventDefault();
  if (files.length === 0) return;
  const field = own ?? document.createElement("input");
  if (!own) {
    Object.assign(field, { type: "file", name: "file", multiple: true, hidden: true });
    place.append(field);
  }
  fill(field, files);
  if (!own) place.submit(); // the answer is a page like any other, with an address of its own
}

/** @param {HTMLInputElement} field @param {FileList} files */
function fill(field, files) {
  const taken = new DataTransfer();
  for (const file of field.multiple ? files : [files[0]]) taken.items.add(file);
  field.files = taken.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

export function watchDrops() {
  document.addEventListener("dragenter", onDrag);
  document.addEventListener("dragover", onDrag);
  document.addEventListener("drop", onDrop);
}

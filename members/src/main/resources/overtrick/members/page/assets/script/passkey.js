// @ts-check
/* Passkeys: the browser makes one, or shows that it has one. Without them their buttons stay hidden. */

const able = () =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/**
 * Sends the form with more in it.
 * @param {string} path
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} more
 */
async function send(path, form, more) {
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string" && name !== "password") fields.append(name, value);
  });
  for (const [name, value] of Object.entries(more)) fields.append(name, value);
  const answer = await fetch(path, { method: "POST", body: fields, headers: { Accept: "text/plain" } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** @param {string} options */
const made = (options) =>
  navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options)),
  });

/** @param {string} options */
const shown = (options) =>
  navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options)),
  });

/**
 * @param {HTMLButtonElement} button
 * @param {HTMLFormElement} form
 */
async function go(button, form) {
  const path = button.dataset["passkey"] ?? "";
  const { asked, options } = JSON.parse(await send(path + "/ask", form, {}));
  const credential = await (path === "/sign-in/passkey" ? shown(options) : made(options));
  if (!(credential instanceof PublicKeyCredential)) return;
  location.assign(await send(path, form, { asked, answer: JSON.stringify(credential.toJSON()) }));
}

/** @param {HTMLButtonElement} button */
function offer(button) {
  const form = button.form;
  if (!form) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const name = form.elements.namedItem("name");
    const needed = button.dataset["passkey"] === "/account/passkeys";
    if (needed && name instanceof HTMLInputElement && !name.reportValidity()) return;
    button.disabled = true;
    try {
      await go(button, form);
    } catch (failed) {
      const said = document.getElementById("passkey-said");
      const ours = failed instanceof Error && !(failed instanceof DOMException) ? failed.message : "";
      if (said) said.textContent = ours || (button.dataset["failed"] ?? "");
    } finally {
      button.disabled = false;
    }
  });
}

if (able()) {
  for (const button of document.querySelectorAll("button[data-passkey]")) {
    if (button instanceof HTMLButtonElement) offer(button);
  }
}

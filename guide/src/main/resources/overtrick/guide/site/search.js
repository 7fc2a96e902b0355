// Finds words in the guides of one language, with or without their marks. Asks no server: the list is a script beside it.

const plain = text => text.toLowerCase().normalize("NFD").replace(/\p{M}+/gu, "").replaceAll("đ", "d");

/** Where a word begins; scripts without blanks have no beginnings. */
const places = (text, word) => {
    const lead = /^\p{Ideographic}/u.test(word) ? "" : "(?<![\\p{L}\\p{N}])";
    return [...text.matchAll(new RegExp(lead + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gu"))];
};

const worth = (entry, words) => {
    let sum = 0;
    for (const word of words) {
        const times = places(plain(entry.text), word).length;
        const heading = places(plain(entry.heading), word).length > 0;
        if (times === 0 && !heading) return 0;
        sum += Math.min(times, 5) + (heading ? 10 : 0);
    }
    return sum;
};

const extract = (entry, word) => {
    const at = Math.max((places(plain(entry.text), word)[0]?.index ?? 0) - 60, 0);
    return (at > 0 ? "… " : "") + entry.text.slice(at, at + 160) + (at + 160 < entry.text.length ? " …" : "");
};

/** What is told in the language of the page comes first. @type {Promise<{file: string, guide: string, heading: string, text: string, foreign: boolean}[]> | undefined} */
let entries;

/** Comes as a script, because a page that is opened from a disk may fetch nothing. */
const listed = () =>
    new Promise((known, failed) => {
        const script = document.createElement("script");
        script.src = "entries.js";
        script.addEventListener("load", () => known(Reflect.get(globalThis, "guideEntries")));
        script.addEventListener("error", failed);
        document.head.append(script);
    });

const show = async (form, list) => {
    const words = plain(form.querySelector("input").value).split(/\s+/).filter(word => word);
    list.hidden = words.length === 0;
    list.replaceChildren();
    if (list.hidden) return;
    entries ??= listed();
    const found = (await entries)
        .map(entry => ({ entry, worth: worth(entry, words) }))
        .filter(one => one.worth > 0)
        .sort((one, other) => Number(one.entry.foreign) - Number(other.entry.foreign) || other.worth - one.worth)
        .slice(0, 20);
    for (const { entry } of found) {
        const line = document.createElement("li");
        const link = document.createElement("a");
        link.href = entry.file;
        link.textContent = entry.heading === entry.guide ? entry.guide : `${entry.heading} (${entry.guide})`;
        const text = document.createElement("p");
        text.textContent = extract(entry, words[0]);
        line.append(link, text);
        list.append(line);
    }
    if (found.length === 0) list.textContent = form.dataset.none.replace("%", words.join(" "));
};

const form = document.querySelector("header form");
if (form) {
    const list = document.getElementById("found");
    form.addEventListener("input", () => show(form, list));
    form.addEventListener("submit", event => event.preventDefault());
} else {
    const spoken = [...document.querySelectorAll("[data-door] a")];
    const own = navigator.languages.map(code => spoken.find(a => code.startsWith(a.lang))).find(a => a);
    if (own) location.replace(own.href);
}

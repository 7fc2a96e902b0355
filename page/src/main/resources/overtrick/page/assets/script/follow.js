// @ts-check
/* News of the club in the head of every page: who is here, invitations, a table that waits. One page of a browser at a
 * time listens while it lies behind others, because a browser has few lines to one house. */

import { byId, table } from "./page.js";
import { countNews, tell } from "./tell.js";

/** The page itself comes first. */
const NEWS_AFTER_MS = 300;
const NEWS_AGAIN_MS = 3000;
/** Where there are no news for somebody they are asked for ever more rarely. */
const NEWS_SELDOM_MS = 300_000;

/** Where somebody waits for others, and is led to the table as soon as it is laid. */
const LOBBIES = ["/", "/people"];

const newsAddress = document.body.dataset.news ?? "";

/** @type {EventSource | null} */
let newsLine = null;
let newsTimer = 0;
let newsPause = NEWS_AGAIN_MS;
/** What has been told on this page. @type {Set<string>} */
const toldNews = new Set();
let firstNews = true;

/** @type {(() => void) | null} */
let givePlace = null;

function listenToNews() {
  clearTimeout(newsTimer);
  if (!newsAddress || newsLine) return;
  const stream = new EventSource(newsAddress);
  newsLine = stream;
  stream.onmessage = (event) => {
    newsPause = NEWS_AGAIN_MS;
    receiveNews(event.data);
  };
  stream.onerror = () => {
    stopNews();
    newsTimer = window.setTimeout(listenIfNeeded, newsPause * (0.8 + 0.4 * Math.random()));
    newsPause = Math.min(2 * newsPause, NEWS_SELDOM_MS);
  };
}

function stopNews() {
  newsLine?.close();
  newsLine = null;
}

/** @param {string} html */
function receiveNews(html) {
  const sheet = document.createElement("template");
  sheet.innerHTML = html;
  for (const part of [...sheet.content.children]) byId(part.id)?.replaceWith(part);
  const news = byId("news");
  if (!news) return;
  const lines = [...news.querySelectorAll("i")].map((line) => line.textContent ?? "");
  countNews(lines.length);
  const fresh = lines.filter((line) => !toldNews.has(line));
  toldNews.clear();
  lines.forEach((line) => toldNews.add(line));
  if (!firstNews && fresh.length > 0) tell(fresh.join("\n"));
  firstNews = false;
  const go = news.dataset.go ?? "";
  if (go !== "" && LOBBIES.includes(location.pathname)) location.assign(go);
}

/** What lies before somebody's eyes listens; of what lies behind others, one page. */
function listenIfNeeded() {
  if (!document.hidden) return listenToNews();
  if (givePlace) return listenToNews();
  if (!("locks" in navigator)) {
    if (!table) listenToNews(); // a table tells its own turn, and its line is enough
    return;
  }
  void navigator.locks.request("overtrick-news", { ifAvailable: true }, (lock) => {
    if (!lock || !document.hidden) return lock ? undefined : stopNews();
    listenToNews();
    return new Promise((resolve) => {
      givePlace = () => resolve(undefined);
    });
  });
}

export function followNews() {
  if (!newsAddress) return;
  window.setTimeout(listenIfNeeded, NEWS_AFTER_MS);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && givePlace) {
      givePlace();
      givePlace = null;
    }
    listenIfNeeded();
  });
  window.addEventListener("pagehide", stopNews);
  window.addEventListener("pageshow", (event) => event.persisted && listenIfNeeded());
}

import type { SessionView } from "#contract/session/session.ts";
import { browserStorage } from "./browser-storage.ts";

/** Under it lies what was last known of the visitor, as long as the tab lasts. */
export const cachedSessionKey = "kabinet.frame";
/** So many letters at the end of a token say whose the kept frame is. */
export const tokenTail = 12;

interface Stored {
  readonly of: string;
  readonly session: SessionView;
}

/** What was last known of the owner of this token; null where nothing is known, or only of somebody else. */
export function readCachedSession(token: string): SessionView | null {
  const text = browserStorage("sessionStorage").getItem(cachedSessionKey);
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Stored | null;
    return stored?.of === token.slice(-tokenTail) ? stored.session : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** Keeps it for the next page of this tab; null forgets. Where the storage is full, the next page asks. */
export function cacheSession(token: string | null, session: SessionView | null): void {
  const storage = browserStorage("sessionStorage");
  if (token === null || session === null) {
    storage.removeItem(cachedSessionKey);
    return;
  }
  const stored: Stored = { of: token.slice(-tokenTail), session };
  try {
    storage.setItem(cachedSessionKey, JSON.stringify(stored));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    storage.removeItem(cachedSessionKey);
  }
}

/**
 * Inline at the head of every page, which is the same for everybody: marks the document before its first paint as
 * somebody's who is signed in, and writes what was last known of them into the places that the page keeps for it. A style
 * sheet writes it, so that React finds the page as the server has sent it.
 */
export function showCached(tokenKey: string, sessionKey: string, tail: number): void {
  const pair = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${tokenKey}=`));
  const token = pair?.slice(tokenKey.length + 1) ?? "";
  if (!/^[\w-]{20,100}$/.test(token)) return;
  document.documentElement.classList.add("somebody");
  try {
    const stored = JSON.parse(sessionStorage.getItem(sessionKey) ?? "null") as Stored | null;
    if (stored?.of !== token.slice(-tail)) return;
    const { user, messageCounts, watched } = stored.session;
    const text = (name: string, value: string) => `.kept-${name}::before{content:"${CSS.escape(value)}"}`;
    const rules = [text("name", user.username), ".kept-name{display:inline}"];
    if (messageCounts.new > 0)
      rules.push(
        text("news", messageCounts.new > 99 ? "99+" : `${messageCounts.new}`),
        ".kept-news{display:inline-grid}",
      );
    if (watched.length > 0) {
      const hearts = `:is(${watched.map((id) => `[data-heart="${Number(id)}"]`).join()})`;
      rules.push(
        `${hearts} svg{fill:var(--heart);color:var(--heart)}`,
        `${hearts} .heart-watched{display:inline}`,
        `${hearts} .heart-free{display:none}`,
      );
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(""));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // A storage that is forbidden, or a browser without such sheets: the answer shows it.
  }
}

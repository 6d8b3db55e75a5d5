import { isLineThere } from "./line.ts";

/** Under it the session keeps when the page was last loaded anew, ms since 1970. */
export const reloadKey = "reloaded-at";
/**
 * PA9: Code that cannot be had loads the page anew, at most once in {pauseMs}; nothing is fetched ahead on 2G or where data are to be
 * saved.
 */
export const pauseMs = 60_000;

/** What browsers say when a part of the site's code cannot be had: after a new version, its old files are gone. */
const missingCode =
  /Loading chunk \S+ failed|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && missingCode.test(error.message);
}

/**
 * Loads the page anew, with the code that there is now, unless that was just tried; never where that cannot be noted, or it
 * would go on for ever. Tells whether it does.
 */
export function reloadOnce(
  browser: { storage: () => Pick<Storage, "getItem" | "setItem">; reload: () => void } = {
    storage: () => window.sessionStorage,
    reload: reloadPage,
  },
): boolean {
  try {
    const storage = browser.storage();
    if (Date.now() - Number(storage.getItem(reloadKey)) < pauseMs) return false;
    storage.setItem(reloadKey, String(Date.now()));
  } catch (error) {
    console.warn("the page is not loaded anew", error);
    return false;
  }
  browser.reload();
  return true;
}

/**
 * React Router loads the page anew for every page whose code cannot be had, without limit. Browsers tell of each reload before it
 * happens (the Navigation API): one that a script begins becomes ours, at most one a minute (rule PA9);
 * after that `giveUp` is told. Until then the page stays as it is; without a line nothing would come in its place. A browser without
 * that API keeps React Router's way: each press loads the page anew.
 */
export function limitReloads(giveUp: () => void): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || isWanted()) return;
    event.preventDefault();
    void isLineThere().then((isThere) => {
      // A navigation that waits for the line loads its page itself (middleware/wait-for-line.ts).
      if (!isThere && navigator.onLine === false) return;
      if (!isThere || !reloadOnce()) giveUp();
    });
  });
}

let isReloading = false;

/** Loads the page anew because this site, or its visitor, wants it. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/** Whether a reload that begins is one of `reloadPage`. */
const isWanted = (): boolean => isReloading;

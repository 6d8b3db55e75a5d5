import { isLineThere } from "./line.ts";
import { isWanted, reloadOnce } from "./reload-once.ts";

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

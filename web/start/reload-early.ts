import { pauseMs, reloadKey } from "#web/loading/limit-reloads.ts";

declare global {
  interface Window {
    /** Ends the watch over the first page's code. */
    stopReloadEarly?: () => void;
  }
}

/** The id of what says that nothing helped. */
export const incompleteNote = "incomplete";

/** What `reloadEarly` is given: it can import nothing. */
export const reloadEarlyArgs: [string, number, string] = [reloadKey, pauseMs, incompleteNote];

/**
 * Inline at the head of every page: where a part of the page's own code cannot be had, nothing of ours is there to load the
 * page anew, so this does, as `reloadOnce` would and at most as often. Scripts of others do not count.
 */
export function reloadEarly(key: string, pause: number, note: string): void {
  const giveUp = () => document.getElementById(note)?.removeAttribute("hidden");
  const reload = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return giveUp();
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Nothing can be kept here, so nothing would end the reloading.
      return giveUp();
    }
    location.reload();
  };
  const isOwnCode = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement
      ? target.type === "module"
      : target instanceof HTMLLinkElement && target.rel === "modulepreload";
  const failed = (event: Event) => {
    if (isOwnCode(event.target)) reload();
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => {
    if (/module/i.test(String(reason?.message))) reload();
  };
  window.addEventListener("error", failed, true);
  window.addEventListener("unhandledrejection", rejected);
  window.stopReloadEarly = () => {
    window.removeEventListener("error", failed, true);
    window.removeEventListener("unhandledrejection", rejected);
  };
}

/** A page in the background keeps its streams so long: a browser has few connections for all tabs of a site together. */
const patienceMs = 15_000;

/**
 * Says `true` once the page is looked at and `false` when it has been in the background for a while. A tab that was opened
 * in the background says nothing until somebody comes. Returns how to stop.
 */
export function whileSeen(announce: (isSeen: boolean) => void): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isSeen = false;
  const look = () => {
    clearTimeout(hiding);
    if (document.visibilityState === "visible") {
      if (!isSeen) announce(true);
      isSeen = true;
    } else if (isSeen) {
      hiding = setTimeout(() => {
        isSeen = false;
        announce(false);
      }, patienceMs);
    }
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", look);
  };
}

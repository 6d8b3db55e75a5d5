import { useEffect } from "react";
import { type Blocker, type Location, useBlocker } from "react-router";

/** Stops leaving while something would be lost: within the site by a dialog (the blocker), from the site by the browser's own. */
export function useLeaveGuard(wouldLose: (to?: string) => boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) && wouldLose(nextLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose]);
  return blocker;
}

/** A page, and what is open beside a list on it. */
const placeOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get("open") ?? ""}`;

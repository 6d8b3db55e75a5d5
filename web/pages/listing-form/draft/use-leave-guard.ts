import { useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

/** Stops leaving while something would be lost: within the site by a dialog (the blocker), from the site by the browser's own. */
export function useLeaveGuard(wouldLose: (to?: string) => boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && wouldLose(nextLocation.pathname),
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

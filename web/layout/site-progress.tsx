import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { currentActivity, noActivity, subscribeToActivity } from "#web/api/activity.ts";
import { isCodeGone } from "#web/loading/code-gone.ts";
import { PageProgress } from "#web/ui/page-progress.tsx";

/** A page that takes longer than this shows its shape instead of the old one (styles/awaits.css). */
const shapeAfterMs = 700;

/** The progress bar, fed by navigations and by requests with the bytes that they send and receive. */
export function SiteProgress() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const { running, failures, percent } = useSyncExternalStore(
    subscribeToActivity,
    currentActivity,
    noActivity,
  );
  const isLeaving = navigation.state !== "idle" && !isCodeGone(navigation.location);
  useShape(isLeaving && navigation.location.pathname !== pathname);
  return (
    <PageProgress
      state={isLeaving || running > 0 ? "loading" : "idle"}
      failures={failures}
      {...(percent !== null && { value: percent })}
    />
  );
}

/** Without a line the old page stays to be read. */
function useShape(isLeaving: boolean): void {
  useEffect(() => {
    const { dataset } = document.body;
    const timer = setTimeout(() => {
      if (isLeaving && navigator.onLine) dataset.awaits = "";
    }, shapeAfterMs);
    return () => {
      clearTimeout(timer);
      delete dataset.awaits;
    };
  }, [isLeaving]);
}

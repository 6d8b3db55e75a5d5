import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { currentActivity, noActivity, subscribeToActivity } from "#web/api/request-progress.ts";
import { isCodeGone } from "#web/loading/code-gone.ts";
import { PageProgress } from "#web/ui/page-progress.tsx";

/** A page that takes longer than this shows its shape instead of the old one (styles/awaits.css). */
const shapeAfterMs = 700;

/** The progress bar, fed by navigations and by requests with the bytes that they send and receive. */
export function SiteProgress() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const { running, failures, percent } = useSyncExternalStore(subscribeToActivity, currentActivity, noActivity);
  const isDeparting = navigation.state !== "idle" && !isCodeGone(navigation.location);
  useShape(isDeparting && navigation.location.pathname !== pathname);
  return (
    <PageProgress
      state={isDeparting || running > 0 ? "loading" : "idle"}
      failures={failures}
      {...(percent !== null && { value: percent })}
    />
  );
}

/** Without a line the old page stays to be read. */
function useShape(isDeparting: boolean): void {
  useEffect(() => {
    const { dataset } = document.body;
    const timer = setTimeout(() => {
      if (isDeparting && navigator.onLine) dataset.awaits = "";
    }, shapeAfterMs);
    return () => {
      clearTimeout(timer);
      delete dataset.awaits;
    };
  }, [isDeparting]);
}

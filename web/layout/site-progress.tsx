import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { currentActivity, noActivity, subscribeToActivity } from "#web/api/activity.ts";
import { isCodeGone } from "#web/loading/code-gone.ts";
import { PageProgress } from "#web/ui/page-progress.tsx";

/** The progress bar, fed by navigations and by requests with the bytes that they send and receive. */
export function SiteProgress() {
  const navigation = useNavigation();
  const { running, failures, percent } = useSyncExternalStore(
    subscribeToActivity,
    currentActivity,
    noActivity,
  );
  const isLoading = (navigation.state !== "idle" && !isCodeGone(navigation.location)) || running > 0;
  return (
    <PageProgress
      state={isLoading ? "loading" : "idle"}
      failures={failures}
      {...(percent !== null && { value: percent })}
    />
  );
}

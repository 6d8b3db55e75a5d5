import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { isWaitingNow, neverWaiting, subscribeToWaiting } from "#web/loading/waiting-for-line.ts";

/** Says above the page that the next one waits for the line. It is part of the frame: without a line nothing more can be loaded. */
export function LineNote() {
  const { t } = useTranslation();
  const waits = useSyncExternalStore(subscribeToWaiting, isWaitingNow, neverWaiting);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-4 z-50 grid justify-center px-4">
      {waits && (
        <p className="type-field rounded-control bg-primary-dark px-5 py-3.5 text-on-primary shadow-lift">
          {t("error.offline")}
        </p>
      )}
    </div>
  );
}

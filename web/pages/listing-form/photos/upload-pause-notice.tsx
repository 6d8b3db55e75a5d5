import { useTranslation } from "react-i18next";
import { Notice } from "#web/ui/notice.tsx";
import type { PhotoQueue } from "./photo-queue-state.ts";

/** Why nothing uploads right now, and that it will go on by itself; or, after long trying in vain, that it will not. */
export function UploadPauseNotice({ queue, onResume }: { queue: PhotoQueue; onResume: () => void }) {
  const { t } = useTranslation("listingForm");
  const { pause, tiles } = queue;
  const count = tiles.filter(({ state }) => state !== "stored").length;
  const isShown = pause !== null && count > 0;
  return (
    <div role="status" className="mt-6 empty:hidden">
      {isShown && (
        <Notice tone="warning">
          {t(`photos.paused.${pause.retryAt === null ? "given_up" : pause.cause}`, { count })}{" "}
          <button type="button" onClick={onResume} className="quiet-link min-h-8">
            {t("photos.resume")}
          </button>
        </Notice>
      )}
    </div>
  );
}

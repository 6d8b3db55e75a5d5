import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PutOffEvent } from "#contract/admin-overview/overview.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { DropDialog } from "./drop-dialog.tsx";
import { ErrorText } from "./failures.tsx";

/** An event that has failed: why, when it is tried again, and what may be done about it. */
export function PutOffBlock({ event, now }: { event: PutOffEvent; now: string }) {
  const { t } = useTranslation("adminHealth");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const [isDropping, setDropping] = useState(false);
  const { id, topic, attempts, createdAt, nextAttemptAt, error } = event;
  const retry = async () => {
    await browserApi.adminOverview.retryEvent({ params: { id } });
    notify({ kind: "success", text: t("putOff.retried") });
  };
  return (
    <li className="py-4" aria-label={`${topic} ${id}`}>
      <p className="type-control wrap-anywhere">
        {topic} <span className="tnum font-normal text-muted">#{id}</span>
      </p>
      <p className="type-small text-muted">
        {t("putOff.state", {
          count: attempts,
          created: formatRecent(createdAt, now, locale),
          next: formatRecent(nextAttemptAt, now, locale),
        })}
      </p>
      <ErrorText>{error}</ErrorText>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" kind="outline" busy={busy} onClick={() => press(retry)}>
          {t("putOff.retry")}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setDropping(true)}>
          {t("putOff.drop")}
        </Button>
      </div>
      <DropDialog event={event} open={isDropping} onClose={() => setDropping(false)} />
    </li>
  );
}

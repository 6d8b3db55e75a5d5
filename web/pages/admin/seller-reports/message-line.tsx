import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import type { ReportMessage } from "#contract/seller-reports/seller-report-messages.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { addressOf } from "#web/api/client.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { DownloadButton } from "#web/pages/admin/list/download-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** A message to the tax office: its file, and of the latest the way to forget it. */
export function MessageLine({ message, isLatest }: { message: ReportMessage; isLatest: boolean }) {
  const { t } = useTranslation("sellerReports");
  const locale = useLocale();
  const { run } = usePageAction();
  const [isAsked, setAsked] = useState(false);
  const { id, kind, refId, writtenAt, by } = message;
  const params = { id };
  const counts = (["added", "corrected", "deleted"] as const)
    .filter((each) => message[each] > 0)
    .map((each) => t(`messages.${each}`, { count: message[each] }));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="type-control">{t(`messages.kind.${kind}`)}</p>
        <FactLine
          className="type-small text-muted"
          facts={factsOfTexts([formatDateTime(writtenAt, locale), by, ...counts])}
        />
        <p className="type-small tnum text-muted [overflow-wrap:anywhere]">{refId}</p>
      </div>
      <DownloadButton
        label={t("messages.download")}
        path={addressOf(api.sellerReportMessages.file.path, { params: { id: String(id) } })}
      />
      {isLatest && (
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {t("messages.discard.action")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t("messages.discard.title")}
        text={t("messages.discard.text")}
        confirm={t("messages.discard.action")}
        keep={t("messages.discard.keep")}
        onConfirm={() => run(() => browserApi.sellerReportMessages.discard({ params }))}
        onClose={() => setAsked(false)}
      />
    </li>
  );
}

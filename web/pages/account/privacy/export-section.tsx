import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { DataExport } from "#contract/privacy/privacy.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { saveDownload } from "#web/forms/save-download.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** While an export is made, the page looks again this often. */
const lookAgainMs = 2_000;

/** Asks for an export, shows how far it is, and saves it. */
export function ExportSection({ last }: { last: DataExport | null }) {
  const { t } = useTranslation("privacy");
  const { busy, press } = usePageAction();
  const isUnderWay = last?.status === "waiting" || last?.status === "running";
  useLookingAgain(isUnderWay);
  return (
    <section aria-labelledby="export" className="mt-8">
      <h2 id="export" className="type-h3">
        {t("export.title")}
      </h2>
      <p className="type-body mt-2 text-muted">{typography(t("export.lead"))}</p>
      {last && <State last={last} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {last?.status === "ready" && (
          <Button busy={busy} onClick={() => press(() => saveDownload(`/api/me/exports/${last.id}/file`))}>
            {t("export.download")}
          </Button>
        )}
        {!isUnderWay && (
          <Button
            kind={last?.status === "ready" ? "outline" : "primary"}
            busy={busy}
            onClick={() => press(() => browserApi.privacy.requestExport({}))}
          >
            {t(last ? "export.askAgain" : "export.ask")}
          </Button>
        )}
      </div>
    </section>
  );
}

function State({ last }: { last: DataExport }) {
  const { t } = useTranslation("privacy");
  const locale = useLocale();
  const { status, filesDone, filesTotal, expiresAt, bytes } = last;
  if (status === "running" && filesTotal > 0)
    return (
      <div className="mt-4">
        <p className="type-small tnum">
          {t("export.running")}: {t("export.files", { done: filesDone, total: filesTotal })}
        </p>
        <Progress className="mt-2" value={filesDone / filesTotal} label={t("export.running")} />
      </div>
    );
  if (status === "ready")
    return (
      <Notice tone="success" className="mt-4" live>
        {t("export.ready", {
          size: sizeOf(bytes ?? 0, locale),
          time: formatDateTime(expiresAt ?? "", locale),
        })}
      </Notice>
    );
  return (
    <Notice tone={status === "failed" ? "danger" : "info"} className="mt-4" live>
      {t(`export.${status === "running" ? "waiting" : status}`)}
    </Notice>
  );
}

function useLookingAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

/** Bytes as people read them: `340 kB`, `12,5 MB`. */
function sizeOf(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), "kB"] : [bytes / 1e6, "MB"];
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0${unit}`;
}

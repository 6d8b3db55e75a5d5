import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { EditableIssue } from "#contract/newsletter-issues/newsletter-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { bodyOf, valuesOf } from "./issue-values.ts";
import { Previews } from "./previews.tsx";
import { useIssueState } from "./use-issue-state.ts";

/** An issue that is planned, on its way, or has gone: how far it has come, live, and how it is stopped. */
export function UnderWay({ issue }: { issue: EditableIssue }) {
  const { t } = useTranslation("newsletterAdmin");
  const state = useIssueState(issue);
  const { status, progress } = issue;
  const isRunning = status === "planned" || status === "sending";
  useLiveIssue(isRunning);
  return (
    <section className="mt-6">
      <p className="type-body" aria-live="polite">
        {state}
      </p>
      {progress && progress.total > 0 && (
        <Progress className="mt-3" value={progress.sent / progress.total} label={t("progress")} />
      )}
      {progress && (
        <ul className="type-small mt-3 text-muted">
          {progress.bounced > 0 && <li>{t("bounced", { count: progress.bounced })}</li>}
          {progress.failed > 0 && <li>{t("failed", { count: progress.failed })}</li>}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isRunning && <StopButton issue={issue} />}
        <Previews read={() => bodyOf(valuesOf(issue))} />
      </div>
    </section>
  );
}

function StopButton({ issue: { id, status, progress } }: { issue: EditableIssue }) {
  const { t } = useTranslation("newsletterAdmin");
  const { run } = usePageAction();
  const [isAsked, setAsked] = useState(false);
  const isPlanned = status === "planned";
  const { sent = 0, total = 0 } = progress ?? {};
  return (
    <>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {t(isPlanned ? "stop.unplan" : "stop.action")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t(isPlanned ? "stop.askPlanned" : "stop.ask")}
        text={isPlanned ? t("stop.textPlanned") : t("stop.text", { sent, total })}
        confirm={t(isPlanned ? "stop.unplan" : "stop.sure")}
        keep={t("stop.keep")}
        onConfirm={() => run(() => browserApi.newsletterAdmin.stop({ params: { id } }))}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** How often a page that shows progress is read anew, ms. */
const everyMs = 2_000;

function useLiveIssue(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { reasonLength } from "#contract/deals/decisions.ts";
import type { Report } from "#contract/desk/report-desk.ts";
import {
  actionsOf,
  type ReportAction,
  type ReportGround,
  type ReportOutcome,
  reportGrounds,
} from "#contract/messages/report-words.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What was done, on which ground and why, which both sides are told, and the two outcomes. */
export function ReportDecision({ report: { id, kind } }: { report: Report }) {
  const { t } = useTranslation(["moderation", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const [action, setAction] = useState<ReportAction>("none");
  const [ground, setGround] = useState<ReportGround>("terms");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const decide = async (outcome: ReportOutcome) => {
    const { least } = reasonLength;
    if (reason.trim().length < least) return setError(t("forms:rule.min", { length: least }));
    setBusy(true);
    try {
      await browserApi.reportDesk.decide({ params: { id }, body: { outcome, action, ground, reason } });
      notify({ kind: "success", text: t("reports.done") });
      await revalidate();
    } catch (failure) {
      setError(readFailure(failure, [], t).message ?? t("common:error.general"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Select
          label={t("reports.action.label")}
          hint={t("reports.action.hint")}
          value={action}
          options={actionsOf[kind].map((value) => ({ value, label: t(`reports.action.${value}`) }))}
          onChange={(event) => setAction(event.currentTarget.value as ReportAction)}
        />
        <Select
          label={t("reports.ground.label")}
          value={ground}
          options={reportGrounds.map((value) => ({ value, label: t(`reports.ground.${value}`) }))}
          onChange={(event) => setGround(event.currentTarget.value as ReportGround)}
        />
      </div>
      <Textarea
        label={t("reasons.reason")}
        hint={t("reports.reasonHint")}
        required
        rows={2}
        maxLength={reasonLength.most}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value);
          setError(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void decide("upheld")}>
          {t("reports.uphold")}
        </Button>
        <Button size="small" kind="outline" busy={busy} onClick={() => void decide("dismissed")}>
          {t("reports.dismiss")}
        </Button>
      </div>
    </div>
  );
}

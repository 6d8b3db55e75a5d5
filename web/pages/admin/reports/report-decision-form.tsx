import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import {
  actionsOf,
  type ReportAction,
  type ReportGround,
  type ReportKind,
  reportGrounds,
} from "#contract/reports/report-words.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { ReasonField, useReason } from "#web/pages/admin/reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface Measure {
  action: ReportAction;
  ground: ReportGround;
}

interface ReportDecisionFormProps<Outcome extends string> {
  kind: ReportKind;
  /** One of the outcomes goes against whom it concerns, and says what was done. */
  asksMeasure: boolean;
  hint: string;
  /** The two outcomes with what their buttons say. */
  outcomes: readonly [{ key: Outcome; label: string }, { key: Outcome; label: string }];
  onDecide: (outcome: Outcome, reasons: Measure & { reason: string }) => Promise<unknown>;
}

/** What was done, on which ground and why, which both sides are told, and the two outcomes. */
export function ReportDecisionForm<Outcome extends string>(props: ReportDecisionFormProps<Outcome>) {
  const { kind, asksMeasure, hint, outcomes, onDecide } = props;
  const { t } = useTranslation(["moderationAdmin", "moderation", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const reason = useReason();
  const [measure, setMeasure] = useState<Measure>({ action: "none", ground: "terms" });
  const [busy, setBusy] = useState(false);
  const decide = async (outcome: Outcome) => {
    if (!reason.check()) return;
    setBusy(true);
    try {
      await onDecide(outcome, { ...measure, reason: reason.text });
      notify({ kind: "success", text: t("reports.done") });
      await revalidate();
    } catch (failure) {
      reason.fail(readFailure(failure, [], t).message ?? t("common:error.general"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 grid gap-4">
      {asksMeasure && (
        <MeasureFields kind={kind} {...measure} onChange={(change) => setMeasure({ ...measure, ...change })} />
      )}
      <ReasonField reason={reason} label={t("moderation:reasons.reason")} hint={hint} rows={2} />
      <div className="flex flex-wrap gap-3">
        {outcomes.map(({ key, label }, index) => (
          <Button key={key} {...(index > 0 && { kind: "outline" })} busy={busy} onClick={() => void decide(key)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface MeasureFieldsProps extends Measure {
  kind: ReportKind;
  onChange: (change: Partial<Measure>) => void;
}

function MeasureFields({ kind, action, ground, onChange }: MeasureFieldsProps) {
  const { t } = useTranslation("moderationAdmin");
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <Select
        label={t("reports.action.label")}
        hint={t("reports.action.hint")}
        value={action}
        options={actionsOf[kind].map((value) => ({ value, label: t(`reports.action.${value}`) }))}
        onChange={(event) => onChange({ action: event.currentTarget.value as ReportAction })}
      />
      <Select
        label={t("reports.ground.label")}
        value={ground}
        options={reportGrounds.map((value) => ({ value, label: t(`reports.ground.${value}`) }))}
        onChange={(event) => onChange({ ground: event.currentTarget.value as ReportGround })}
      />
    </div>
  );
}

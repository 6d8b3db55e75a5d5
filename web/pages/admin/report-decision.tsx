import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { reasonLength } from "#contract/deals/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The reason, which who reported is told, and the two outcomes. */
export function ReportDecision({ id }: { id: number }) {
  const { t } = useTranslation(["moderation", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const decide = async (outcome: "upheld" | "dismissed") => {
    const { least } = reasonLength;
    if (reason.trim().length < least) return setError(t("forms:rule.min", { length: least }));
    setBusy(true);
    try {
      await browserApi.reports.decide({ params: { id }, body: { outcome, reason } });
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

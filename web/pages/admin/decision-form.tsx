import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { CaseFile } from "#contract/deals/cases.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

type Decision = "uphold" | "reject";
const leastReasons = 5;

/** Reasons first, then one of two buttons; both ask once more. */
export function DecisionForm({ matter }: { matter: CaseFile }) {
  const { t } = useTranslation(["deals", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reasons, setReasons] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const ask = (decision: Decision) => {
    if (reasons.trim().length < leastReasons) return setError(t("forms:rule.min", { length: leastReasons }));
    setAsked(decision);
  };
  const decide = async (): Promise<string | null> => {
    if (!asked) return null;
    try {
      await browserApi.cases.decide({ params: { id: matter.id }, body: { decision: asked, reasons } });
    } catch (failure) {
      return readFailure(failure, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t("deals:admin.decided") });
    await revalidate();
    return null;
  };
  const words = asked ?? "reject";
  return (
    <form
      noValidate
      method="post"
      className="mt-5 grid gap-4 border-t border-line pt-5"
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <Textarea
        label={t("deals:admin.reasons")}
        hint={t("deals:admin.reasonsHint")}
        required
        maxLength={2_000}
        value={reasons}
        error={error}
        onChange={(event) => {
          setReasons(event.target.value);
          setError(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => ask("uphold")}>{t("deals:admin.uphold")}</Button>
        <Button kind="outline" onClick={() => ask("reject")}>
          {t("deals:admin.reject")}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t(`deals:admin.${words}Title`)}
        text={words === "uphold" ? t(`deals:admin.upholdText.${matter.kind}`) : t("deals:admin.rejectText")}
        confirm={t(`deals:admin.${words}`)}
        keep={t("deals:admin.keep")}
        onConfirm={decide}
        onClose={() => setAsked(null)}
      />
    </form>
  );
}

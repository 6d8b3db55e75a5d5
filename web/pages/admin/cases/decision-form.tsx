import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { CaseFile } from "#contract/deals/cases.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

type Decision = "uphold" | "refund" | "reject";
const leastReasons = 5;

/** Reasons first, then one of two buttons; both ask once more, and who is there where money is held. */
export function DecisionForm({ caseFile }: { caseFile: CaseFile }) {
  const { t } = useTranslation(["deals", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const { id, escrowed } = caseFile;
  const { withProof, proof } = useProof();
  const [reasons, setReasons] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [refund, setRefund] = useState<number | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const ask = (decision: Decision) => {
    if (reasons.trim().length < leastReasons) return setError(t("forms:rule.min", { length: leastReasons }));
    setAsked(decision);
  };
  const decide = async (): Promise<string | null> => {
    if (!asked) return null;
    try {
      const decision = asked === "reject" ? "reject" : "uphold";
      const body = { decision, reasons, refund: asked === "refund" ? refund : null } as const;
      if (!(await withProof(() => browserApi.cases.decide({ params: { id }, body })))) return "";
    } catch (failure) {
      return readFailure(failure, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t("deals:admin.decided") });
    await revalidate();
    return null;
  };
  const words = asked ?? "reject";
  const text = useConsequence(caseFile, words, refund);
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
      {escrowed !== null && <PartField most={escrowed} value={refund} onChange={setRefund} />}
      <DecisionButtons canRefund={escrowed !== null} isNamed={refund !== null} onAsk={ask} />
      <ConfirmDialog
        open={asked !== null}
        title={t(`deals:admin.${words}Title`)}
        text={text}
        confirm={t(`deals:admin.${words}`)}
        keep={t("deals:admin.keep")}
        onConfirm={decide}
        onClose={() => setAsked(null)}
      />
      {proof}
    </form>
  );
}

interface ButtonsProps {
  /** Money is held, of which a part may go back. */
  canRefund: boolean;
  /** It is said how much. */
  isNamed: boolean;
  onAsk: (decision: Decision) => void;
}

function DecisionButtons({ canRefund, isNamed, onAsk }: ButtonsProps) {
  const { t } = useTranslation("deals");
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => onAsk("uphold")}>{t("admin.uphold")}</Button>
      {canRefund && (
        <Button kind="outline" disabled={!isNamed} onClick={() => onAsk("refund")}>
          {t("admin.refund")}
        </Button>
      )}
      <Button kind="outline" onClick={() => onAsk("reject")}>
        {t("admin.reject")}
      </Button>
    </div>
  );
}

/** What a decision brings about, said before it is taken. */
function useConsequence({ kind, escrowed }: CaseFile, decision: Decision, refund: number | null): string {
  const { t } = useTranslation("deals");
  if (decision === "reject") return t("admin.rejectText");
  if (decision === "refund") return t("admin.refundText", { amount: formatCzk(refund ?? 0) });
  return t(`admin.upholdText.${escrowed === null ? kind : "held"}`);
}

interface PartProps {
  /** CZK. */
  most: number;
  value: number | null;
  onChange: (value: number | null) => void;
}

function PartField({ most, value, onChange }: PartProps) {
  const { t } = useTranslation("deals");
  return (
    <MoneyField
      className="tablet:max-w-80"
      label={t("admin.refundAmount")}
      hint={t("admin.refundHint", { amount: formatCzk(most) })}
      value={value}
      onChange={onChange}
    />
  );
}

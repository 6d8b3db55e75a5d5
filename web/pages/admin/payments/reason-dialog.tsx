import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { type ConfirmedWay, confirmedWays } from "#contract/payments/money-admin.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface Said {
  reason: string;
  /** CZK */
  amount: number;
  way: ConfirmedWay;
}

interface ReasonDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  /** The most that can be given back, CZK; without it no amount is asked. */
  amount?: number;
  /** Whether it is asked how the money has come. */
  asksWay?: boolean;
  onConfirm: (said: Said) => Promise<unknown>;
  onClose: () => void;
}

const leastReason = 3;
const mostReason = 500;

/** Asks before money is moved, with the reason that the audit keeps, and who is there. What is wrong stands at its field. */
export function ReasonDialog({ amount: most, asksWay, onConfirm, onClose, ...asked }: ReasonDialogProps) {
  const { t } = useTranslation(["payments", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const { withProof, proof } = useProof();
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState<number | null>(most ?? null);
  const [way, setWay] = useState<ConfirmedWay>("transfer");
  const [isTried, setTried] = useState(false);
  const wrongReason = reason.trim().length < leastReason ? t("forms:rule.min", { length: leastReason }) : null;
  const wrongAmount = most === undefined ? null : amountFault(amount, most);
  const decide = async () => {
    setTried(true);
    if (wrongReason || wrongAmount) return "";
    const said = { reason: reason.trim(), amount: amount ?? 0, way };
    let isProved = true;
    const decided = withProof(() => onConfirm(said)).then((answer) => {
      isProved = answer !== null;
    });
    const refused = await failureOf(decided, t);
    if (!isProved) return "";
    if (refused === null) {
      notify({ kind: "success", text: t("payments:admin.done") });
      setReason("");
      setTried(false);
    }
    await revalidate();
    return refused;
  };
  return (
    <>
      <ConfirmDialog
        {...asked}
        keep={t("payments:admin.keep")}
        confirmKind="primary"
        onConfirm={decide}
        onClose={() => {
          setTried(false);
          onClose();
        }}
      >
        <div className="grid gap-4">
          {most !== undefined && (
            <MoneyField
              label={t("payments:admin.refund.amount")}
              value={amount}
              onChange={setAmount}
              notAmount={t("payments:admin.refund.noAmount")}
              error={isTried && wrongAmount ? t(`payments:admin.refund.${wrongAmount}`) : null}
            />
          )}
          {asksWay && <WayChoice way={way} onChange={setWay} />}
          <Textarea
            label={t("payments:admin.reason")}
            required
            maxLength={mostReason}
            value={reason}
            error={isTried ? wrongReason : null}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </ConfirmDialog>
      {proof}
    </>
  );
}

function amountFault(amount: number | null, most: number): "noAmount" | "most" | null {
  if (amount === null || amount <= 0) return "noAmount";
  return amount > most ? "most" : null;
}

function WayChoice({ way, onChange }: { way: ConfirmedWay; onChange: (way: ConfirmedWay) => void }) {
  const { t } = useTranslation("payments");
  return (
    <RadioGroup
      legend={t("admin.confirm.way")}
      name="way"
      value={way}
      onChange={onChange}
      options={confirmedWays.map((value) => ({
        value,
        label: t(`admin.confirm.ways.${value}`),
        hint: t(`admin.confirm.hints.${value}`),
      }))}
    />
  );
}

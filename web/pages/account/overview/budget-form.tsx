import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Sets what winning everything may cost, CZK; an empty field takes the budget away. */
export function BudgetForm({ budget }: { budget: number | null }) {
  const { t } = useTranslation(["account", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [amount, setAmount] = useState(budget);
  const [isWrong, setWrong] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return setError(t("account:overview.budget.notAmount"));
    setBusy(true);
    try {
      await browserApi.bids.setBudget({ body: { budget: amount } });
      setError(null);
      notify({ kind: "success", id: "budget", text: t("account:mailSetting.saved") });
      await revalidate();
    } catch (caught) {
      const { fields, message } = readFailure(caught, ["budget"], t);
      setError(fields[0]?.[1] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={save}
      className="grid items-start gap-3 tablet:grid-cols-[20rem_auto] tablet:justify-start"
    >
      <MoneyField
        label={t("account:overview.budget.label")}
        hint={t("account:overview.budget.hint")}
        name="budget"
        value={amount}
        error={error}
        onChange={(next, problem) => {
          setAmount(next);
          setWrong(problem !== null);
          setError(null);
        }}
      />
      <Button type="submit" kind="outline" busy={busy} className="tablet:mt-7">
        {t("account:overview.budget.save")}
      </Button>
    </form>
  );
}

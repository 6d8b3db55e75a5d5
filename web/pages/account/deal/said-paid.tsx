import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Deal } from "#contract/deals/deal.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatOnDay } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The buyer tells the seller that the money is on its way; afterwards both read when and with which reference. */
export function SaidPaid({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const [isOpen, setOpen] = useState(false);
  const { paymentSaid } = deal;
  const mayChange = deal.actions.includes("say_paid");
  if (!paymentSaid && !mayChange) return null;
  return (
    <div className="mt-5">
      {paymentSaid && <Said paymentSaid={paymentSaid} side={deal.side} />}
      {mayChange && !isOpen && (
        <>
          {!paymentSaid && <p className="type-small text-muted">{t("saidPaid.text")}</p>}
          <Button className="mt-3" size="small" kind="outline" onClick={() => setOpen(true)}>
            {t(paymentSaid ? "saidPaid.change" : "saidPaid.send")}
          </Button>
        </>
      )}
      {mayChange && isOpen && <SayForm deal={deal} onDone={() => setOpen(false)} />}
    </div>
  );
}

function Said({ paymentSaid, side }: { paymentSaid: NonNullable<Deal["paymentSaid"]>; side: Deal["side"] }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <p className="type-small [overflow-wrap:anywhere]">
      {t(`saidPaid.${side}`, { date: formatOnDay(paymentSaid.at, locale) })}{" "}
      {paymentSaid.reference && t("saidPaid.withReference", { reference: paymentSaid.reference })}
    </p>
  );
}

function SayForm({ deal, onDone }: { deal: Deal; onDone: () => void }) {
  const { t } = useTranslation("deals");
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { reference: deal.paymentSaid?.reference ?? "" },
    submit: async (body) => {
      await browserApi.deals.sayPaid({ params: { id: deal.id }, body }).finally(revalidate);
      onDone();
      notify({ kind: "success", text: t("saidPaid.done") });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-3 grid gap-3">
      <Input
        label={t("saidPaid.reference")}
        hint={t("saidPaid.hint")}
        maxLength={60}
        autoFocus
        error={errorOf("reference")}
        {...form.register("reference")}
      />
      <FormMessage>{message}</FormMessage>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {t(deal.paymentSaid ? "saidPaid.change" : "saidPaid.send")}
        </Button>
      </p>
    </form>
  );
}

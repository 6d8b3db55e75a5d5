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
      {!paymentSaid && <p className="type-small text-muted">{t("saidPaid.text")}</p>}
      {mayChange && paymentSaid && !isOpen && (
        <Button className="mt-3" size="small" kind="outline" onClick={() => setOpen(true)}>
          {t(paymentSaid.reference ? "saidPaid.change" : "saidPaid.add")}
        </Button>
      )}
      {mayChange && (isOpen || !paymentSaid) && <SayForm deal={deal} onDone={() => setOpen(false)} />}
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
  const { t } = useTranslation(["deals", "forms"]);
  const { paymentSaid } = deal;
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { reference: paymentSaid?.reference ?? "" },
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
        optionalNote={t("forms:optional")}
        hint={t("saidPaid.hint")}
        maxLength={60}
        autoFocus={paymentSaid !== null}
        error={errorOf("reference")}
        {...form.register("reference")}
      />
      <FormMessage>{message}</FormMessage>
      <p>
        <Button type="submit" size="small" kind="outline" busy={busy}>
          {t(!paymentSaid ? "saidPaid.send" : paymentSaid.reference ? "saidPaid.change" : "saidPaid.add")}
        </Button>
      </p>
    </form>
  );
}

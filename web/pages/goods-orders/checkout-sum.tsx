import { useTranslation } from "react-i18next";
import { Trans } from "react-i18next/TransWithoutContext";
import type { Cart } from "#contract/carts/carts.ts";
import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { InfoLink } from "#web/features/consent/info-link.tsx";
import { useWays } from "#web/features/payments/use-ways.ts";
import { formatDeadline } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import type { CheckoutActions } from "./use-checkout.ts";

/** What is ordered and what it comes to, with the agreement and the button that binds the buyer. */
export function CheckoutSum({ cart, checkout, actions }: { cart: Cart; checkout: Checkout; actions: CheckoutActions }) {
  const { t } = useTranslation("checkout");
  const rules = useRules();
  const { form, errorOf, busy, message, deliveryPrice, total, kind } = actions;
  const discount = cart.price + cart.boughtPrice - cart.total;
  const taken = cart.bought.filter(({ isTaken }) => isTaken);
  return (
    <section
      aria-labelledby="checkout-sum"
      className="rounded-block bg-surface p-5 shadow-lift tablet:p-6 desktop:sticky desktop:top-27"
    >
      <h2 id="checkout-sum" className="type-h3">
        {t("sum.title")}
      </h2>
      <ul className="type-small mt-4 grid gap-2">
        {cart.lines.map(({ id, name, quantity, unitPrice }) => (
          <Row key={id} tag="li" label={`${quantity} × ${name}`} amount={formatCzk(quantity * unitPrice)} />
        ))}
        {taken.map(({ dealId, name, price }) => (
          <Row key={dealId} tag="li" label={name} amount={formatCzk(price)} />
        ))}
      </ul>
      <div className="type-field mt-3 grid gap-2 border-t border-line pt-3">
        {discount > 0 && <Row label={t("sum.discount")} amount={`−${formatCzk(discount)}`} />}
        <Row
          label={t(kind === "store" ? "sum.pickUp" : "sum.delivery")}
          amount={deliveryPrice === 0 ? t("free") : formatCzk(deliveryPrice)}
        />
        <p className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <span className="type-control">{t("sum.total")}</span>
          <span className="type-h3 tnum whitespace-nowrap">{formatCzk(total)}</span>
        </p>
      </div>
      <p className="type-caption mt-1 text-right text-muted">{t("sum.vat")}</p>
      <Checkbox
        className="mt-3"
        label={<Agreement />}
        required
        error={errorOf("terms")}
        {...form.register("terms", rules.confirmed)}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" size="large" wide busy={busy} className="mt-3">
        {t("submit")}
      </Button>
      <p className="type-caption mt-3 text-muted">
        <HowPaid {...checkout} />
      </p>
    </section>
  );
}

/** How the order is paid, and until when its goods are held for that. */
function HowPaid({ methods, transferUntil }: Pick<Checkout, "methods" | "transferUntil">) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const ways = useWays(methods);
  if (transferUntil === null) return typography(t("paid.gateway", { ways }));
  const time = formatDeadline(transferUntil, locale);
  return typography(t(methods.length === 1 ? "paid.transfer" : "paid.both", { ways, time }));
}

function Row({ label, amount, tag: Tag = "p" }: { label: string; amount: string; tag?: "p" | "li" }) {
  return (
    <Tag className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">{typography(label)}</span>
      <span className="tnum whitespace-nowrap">{amount}</span>
    </Tag>
  );
}

function Agreement() {
  const { t, i18n } = useTranslation("checkout");
  return <Trans t={t} i18n={i18n} i18nKey="terms" components={{ terms: <InfoLink page="terms" /> }} />;
}

import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { CartActions } from "#web/features/carts/use-cart.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FreeDeliveryLine } from "./free-delivery-line.tsx";
import { VoucherField } from "./voucher-field.tsx";

/** What it comes to: goods, discounts, what is missing to free delivery. */
export function CartSum({ actions }: { actions: CartActions }) {
  const { t } = useTranslation("carts");
  const locale = useLocale();
  const { cart } = actions;
  const { groupDiscount, voucher } = cart;
  return (
    <section
      aria-labelledby="cart-sum"
      className="rounded-block bg-surface p-5 shadow-lift tablet:p-6 desktop:sticky desktop:top-27"
    >
      <h2 id="cart-sum" className="type-h3">
        {t("sum.title")}
      </h2>
      <dl className="type-field mt-4 grid gap-2">
        {cart.pieces > 0 && <Row label={t("sum.goods", { count: cart.pieces })} amount={formatCzk(cart.price)} />}
        {cart.boughtPrice > 0 && <Row label={t("sum.bought")} amount={formatCzk(cart.boughtPrice)} />}
        {groupDiscount && (
          <Row
            label={t("sum.group", { percent: groupDiscount.percent })}
            amount={`−${formatCzk(groupDiscount.amount)}`}
          />
        )}
        {voucher && voucher.discount > 0 && (
          <Row label={t("sum.voucher", { code: voucher.code })} amount={`−${formatCzk(voucher.discount)}`} />
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="type-control">{t("sum.total")}</dt>
          <dd className="type-h3 tnum whitespace-nowrap">{formatCzk(cart.total)}</dd>
        </div>
      </dl>
      <p className="type-caption mt-1 text-right text-muted">{typography(t("sum.delivery"))}</p>
      {cart.isOrderable ? (
        <ButtonLink to={pathTo("checkout", locale)} wide size="large" className="mt-4">
          {t("sum.checkout")}
        </ButtonLink>
      ) : (
        <p className="type-small mt-4 text-danger-text">{t("sum.notOrderable")}</p>
      )}
      {cart.freeDelivery && <FreeDeliveryLine freeDelivery={cart.freeDelivery} />}
      <VoucherField actions={actions} />
    </section>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 [overflow-wrap:anywhere]">{typography(label)}</dt>
      <dd className="tnum whitespace-nowrap">{amount}</dd>
    </div>
  );
}

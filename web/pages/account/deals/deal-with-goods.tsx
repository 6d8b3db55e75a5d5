import { Package } from "lucide-react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Deal } from "#contract/deals/deal.ts";
import { blockBody, blockLayout } from "#web/features/bids/block-layout.ts";
import { useWays } from "#web/features/payments/use-ways.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";

/** How far the order of goods is that pays for the deal and brings it. */
export function DealWithGoods({
  order,
  status,
}: {
  order: NonNullable<Deal["withGoods"]>;
  status: "awaiting_payment" | "paid" | "sent";
}) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <section aria-label={t("now.label")} className={classes(blockLayout, "overflow-clip")}>
      <div className="flex items-start gap-4 rounded-t-block bg-info-tint px-4.5 py-4.5 text-ink tablet:px-6 tablet:py-5">
        <Package aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-5.5 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg/7 font-semibold">{t(`goods.title.${status}`)}</h2>
          <p className="type-small">{typography(t("goods.text"))}</p>
        </div>
      </div>
      <div className={blockBody}>
        <ButtonLink kind="outline" size="small" to={pathTo("accountOrder", locale, order)}>
          {t("goods.order")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What the site sells may be paid in the cart, too. */
export function CartInstead() {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <div className="mt-5">
      <p className="type-small max-w-[60ch] text-muted">{typography(t("goods.mayGo", { ways: useWays() }))}</p>
      <ButtonLink className="mt-3" size="small" kind="outline" to={pathTo("cart", locale)}>
        {t("goods.cart")}
      </ButtonLink>
    </div>
  );
}

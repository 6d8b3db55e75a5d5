import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DealCard } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ListingRow } from "#web/pages/account/listing-row.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";

/** A deal as a line, `quiet` where something else on the page is more pressing: with whom, how far it is, what comes to, and the one thing to do about it. */
export function DealRow({ deal, quiet }: { deal: DealCard; quiet?: boolean }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const to = pathTo("deal", locale, { id: deal.id });
  const isUnpaid = deal.status === "awaiting_payment";
  return (
    <ListingRow
      card={deal.listing}
      to={to}
      headingLevel={2}
      line={
        <>
          <p className="text-muted">{t(deal.side === "buyer" ? "bought" : "sold", { name: deal.other.username })}</p>
          <FactLine
            {...(deal.isOverdue && { className: "text-danger-text" })}
            facts={factsOfTexts([
              t(`status.${deal.status}`),
              deal.isOverdue
                ? t("overdue")
                : isUnpaid && deal.shipping !== null
                  ? t("due", { date: formatDate(deal.payBy, locale) })
                  : null,
              deal.openCase ? t("inCase") : null,
            ])}
          />
        </>
      }
      side={
        <>
          <p className="type-control tnum whitespace-nowrap text-ink">{formatCzk(deal.total)}</p>
          <p className="type-caption">{formatDate(deal.closedAt ?? deal.openedAt, locale)}</p>
        </>
      }
      actions={
        <ButtonLink to={to} size="small" kind={deal.todo && !quiet ? "primary" : "outline"}>
          {deal.todo ? t(`action.${deal.todo}`) : t("open")}
        </ButtonLink>
      }
    />
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatOnDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What has become of a lot without a buyer since: offered again, offered to a bidder, what the bidder said. */
export function NextStepsLine({ steps }: { steps: NextSteps }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const { relistedAs, secondChance } = steps;
  if (relistedAs) {
    return (
      <Link className="quiet-link" to={pathTo("item", locale, relistedAs)}>
        {t("next.relisted")}
      </Link>
    );
  }
  if (!secondChance) return null;
  const { status, price, expiresAt } = secondChance;
  return (
    <>
      {t(`next.chance.${status}${price === null ? "" : "At"}`, {
        price: price === null ? "" : formatCzk(price),
        time: formatOnDateTime(expiresAt, locale),
      })}
    </>
  );
}

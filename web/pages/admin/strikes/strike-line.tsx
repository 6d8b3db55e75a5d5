import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Strike } from "#contract/moderation/strike-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BrokenLine } from "./broken-line.tsx";
import { WithdrawStrike } from "./withdraw-strike.tsx";

/** A strike, its deal, how many the person has, and the way to withdraw it; or who has withdrawn it and why. */
export function StrikeLine({ strike }: { strike: Strike }) {
  const { t } = useTranslation("strikeAdmin");
  const locale = useLocale();
  const { withdrawn, dealId } = strike;
  return (
    <BrokenLine
      person={strike.person}
      listing={strike.listing}
      at={strike.at}
      what={
        <>
          <Link className="quiet-link" to={pathTo("oneDealAdmin", locale, { id: dealId })}>
            {t("line.deal", { id: dealId, price: formatCzk(strike.price) })}
          </Link>
          {strike.by && <>, {t("line.upheldBy", { name: strike.by })}</>}
        </>
      }
      reason={strike.reason}
      effect={
        <>
          {withdrawn && <p>{t("line.withdrawn")}</p>}
          <p>{t("line.strikes", { count: strike.strikes })}</p>
          {strike.suspends && <p className="text-danger-text">{t("line.suspends")}</p>}
        </>
      }
    >
      {withdrawn ? (
        <p className="type-small mt-1 [overflow-wrap:anywhere]">
          <span className="text-muted">
            {t("line.withdrawnBy", { name: withdrawn.by ?? "", date: formatDate(withdrawn.at, locale) })}
          </span>{" "}
          <bdi>{typography(withdrawn.reason)}</bdi>
        </p>
      ) : (
        <WithdrawStrike strike={strike} />
      )}
    </BrokenLine>
  );
}

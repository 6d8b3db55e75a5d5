import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskDeal } from "#contract/deals/deal-desk.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";

/** One side of a deal, and the way to its account on the desk. */
export function DealParty({ party: { username, suspended } }: { party: DeskDeal["seller"] }) {
  const { t } = useTranslation("dealDesk");
  const locale = useLocale();
  return (
    <>
      <Link className="quiet-link [overflow-wrap:anywhere]" to={personAddress(username, locale)}>
        <bdi>{username}</bdi>
      </Link>
      {suspended && <span className="text-danger-text"> {t("line.suspended")}</span>}
    </>
  );
}

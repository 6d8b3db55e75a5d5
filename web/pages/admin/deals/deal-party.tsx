import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { AdminDeal } from "#contract/deals/deal-admin.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";

/** One side of a deal, and the way to its account on the back office. */
export function DealParty({ party: { username, suspended } }: { party: AdminDeal["seller"] }) {
  const { t } = useTranslation("dealAdmin");
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

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Report } from "#contract/reports/report-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { HideButton } from "#web/features/moderation/hide-button.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";

const link = "quiet-link min-h-11 content-center py-2.5 [overflow-wrap:anywhere]";

/** Where the reported thing and its author are found, which is where measures are taken too; a review is hidden from here. */
export function ReportedThing({ report }: { report: Report }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const { kind, reported, listing, reviewId, isStillShown, mayDecide } = report;
  return (
    <div className="type-small mt-3">
      {kind !== "person" && <p>{t(`reports.still.${isStillShown ? "yes" : "no"}`)}</p>}
      <p className="flex flex-wrap gap-x-6">
        {reported && (
          <Link className={link} to={personAddress(reported.username, locale)}>
            {t("suspicions.person", { name: reported.username })}
          </Link>
        )}
        {listing && (
          <Link className={link} to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}>
            {typography(listing.name)}
          </Link>
        )}
        {kind === "profile" && reported && (
          <Link className={link} to={pathTo("user", locale, { id: reported.id })}>
            {t("reports.profile")}
          </Link>
        )}
      </p>
      {reviewId !== null && isStillShown && mayDecide && (
        <HideButton
          texts={{ namespace: "reviews", key: "hide", author: reported?.username ?? "" }}
          onHide={(body) => browserApi.reviews.hide({ params: { id: reviewId }, body })}
        />
      )}
    </div>
  );
}

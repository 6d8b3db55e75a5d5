import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { InspectionFile } from "#contract/moderation/moderation.ts";
import { DecisionNote } from "#web/features/moderation/decision-note.tsx";
import { RatingLine } from "#web/features/reviews/rating-line.tsx";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FactLine } from "#web/ui/fact-line.tsx";
import { InspectedFacts } from "./inspected-facts.tsx";
import { InspectedPictures } from "./inspected-pictures.tsx";
import { InspectionActions } from "./inspection-actions.tsx";
import { NearDuplicates } from "./near-duplicates.tsx";

/** One listing for a moderator: all that the public sees of it, its seller, earlier decisions, and the decision to take. */
export function InspectionBlock({ file }: { file: InspectionFile }) {
  const { t } = useTranslation(["moderationAdmin", "moderation"]);
  const locale = useLocale();
  const { kind, name, listing, outcome, decidedAt, rejection, earlier } = file;
  const isPublic = listing && !["draft", "awaiting_payment", "in_review"].includes(listing.status);
  return (
    <li className="rounded-block bg-surface px-4.5 py-5 shadow-lift tablet:px-6">
      <h2 className="type-h4 [overflow-wrap:anywhere]">
        {isPublic ? (
          <Link className="quiet-link" to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}>
            {typography(name)}
          </Link>
        ) : (
          typography(name)
        )}
      </h2>
      <Seller file={file} />
      {outcome === null ? (
        <>
          {listing && listing.waiting.length > 0 && (
            <p className="type-small mt-4 font-semibold">
              {t("queue.changed", {
                fields: listing.waiting.map((field) => t(`queue.field.${field}`)).join(", "),
              })}
            </p>
          )}
          {listing && (
            <>
              <InspectedPictures name={name} pictures={listing.pictures} />
              <InspectedFacts listing={listing} />
              <NearDuplicates found={file.nearDuplicates} />
            </>
          )}
          {earlier.map(({ rule, reason, at }) => (
            <p key={at} className="type-small mt-4 border-l-2 border-secondary pl-4 [overflow-wrap:anywhere]">
              <span className="text-muted">{t("queue.returned", { date: formatDate(at, locale) })}</span>
              <br />
              {rule && `${t(`moderation:rule.${rule}`)}. `}
              <bdi>{typography(reason)}</bdi>
            </p>
          ))}
          <InspectionActions file={file} />
        </>
      ) : (
        <div className="type-small mt-4 border-t border-line pt-4">
          <p className="type-control">
            {t(`queue.outcome.${kind}.${outcome}`, { date: decidedAt ? formatDate(decidedAt, locale) : "" })}
          </p>
          {rejection && <DecisionNote rule={rejection.rule} reason={rejection.reason} isOwn={false} />}
          {!listing && <p className="mt-1 text-muted">{t("queue.gone")}</p>}
        </div>
      )}
    </li>
  );
}

function Seller({ file: { seller, submittedAt, outcome } }: { file: InspectionFile }) {
  const { t } = useTranslation(["moderationAdmin", "item"]);
  const locale = useLocale();
  return (
    <div className="type-small mt-1 text-muted">
      <FactLine
        facts={[
          {
            key: "seller",
            shown: (
              <Link className="quiet-link [overflow-wrap:anywhere]" to={pathTo("user", locale, { id: seller.id })}>
                <bdi>{seller.username}</bdi>
              </Link>
            ),
          },
          {
            key: "since",
            shown: t("item:memberSince", { date: formatDate(seller.memberSince, locale) }),
          },
          { key: "trade", shown: seller.trader ? t("item:trader") : t("item:private") },
        ]}
      />
      <FactLine
        facts={[
          { key: "listings", shown: t("item:listingCount", { count: seller.listings }) },
          { key: "sold", shown: t("item:soldCount", { count: seller.sold }) },
          ...(seller.rating.count > 0 ? [{ key: "rating", shown: <RatingLine rating={seller.rating} /> }] : []),
        ]}
      />
      {outcome === null && <p>{t("moderationAdmin:queue.waits", { time: formatDateTime(submittedAt, locale) })}</p>}
    </div>
  );
}

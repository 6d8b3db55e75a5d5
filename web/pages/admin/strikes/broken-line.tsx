import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Strike } from "#contract/moderation/strike-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DealParty } from "#web/pages/admin/deals/deal-party.tsx";

/** What somebody has broken off: who, which lot, when, why, and what it has come to. */
export function BrokenLine({
  person,
  listing,
  at,
  what,
  reason,
  effect,
  children,
}: {
  person: Strike["person"];
  listing: Strike["listing"];
  at: string;
  /** By whose decision, and on which ground. */
  what: ReactNode;
  /** In the words of who decided. */
  reason: string | null;
  /** How often the person has, and what follows. */
  effect: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation("strikeAdmin");
  const locale = useLocale();
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 tablet:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p className="type-control">
          <DealParty party={person} />
        </p>
        <p className="type-small text-muted">
          {t("line.lot")}{" "}
          <Link
            className="quiet-link [overflow-wrap:anywhere]"
            to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}
          >
            <bdi>{typography(listing.name)}</bdi>
          </Link>
        </p>
        <p className="type-small text-muted">{what}</p>
        {reason && (
          <p className="type-small mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{typography(reason)}</bdi>
          </p>
        )}
      </div>
      <div className="type-small tablet:text-right">
        <time dateTime={at} className="tnum">
          {formatDateTime(at, locale)}
        </time>
        <div className="text-muted">{effect}</div>
      </div>
      {children && <div className="col-span-full">{children}</div>}
    </li>
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { OwnCard } from "#web/pages/account/listings/own-card.ts";
import { unfinished } from "#web/pages/listing-form/steps/use-step.ts";

/** Earlier drafts: the visitor may have meant to go on with one of them. */
export function OlderDrafts({ drafts }: { drafts: readonly OwnCard[] }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  if (drafts.length === 0) return null;
  return (
    <section className="mb-9 max-w-180 border-y border-line py-3">
      <h2 className="type-small font-semibold">{t("older.title")}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} className="type-small flex flex-wrap items-baseline gap-x-4">
            <Link to={pathTo("editListing", locale, { id: draft.id }) + unfinished} className="quiet-link py-1.5">
              {draft.name || t("older.unnamed")}
            </Link>
            <span className="type-caption text-muted">
              {t("older.saved", { time: formatDateTime(draft.updatedAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

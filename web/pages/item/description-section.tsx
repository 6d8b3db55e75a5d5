import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PageSection } from "./page-section.tsx";

/** The seller's own words, and what was added after the first bid, dated. They are in Czech on English pages too, which say so. */
export function DescriptionSection({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  if (!listing.description && listing.additions.length === 0) return null;
  return (
    <PageSection id="description" title={t("section.description")}>
      {locale === "en" && <p className="type-caption mb-3 text-muted">{t("onlyInCzech")}</p>}
      <div className="max-w-[68ch]">
        {listing.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} dir="auto" lang="cs" className="mb-4 whitespace-pre-line">
            {typography(paragraph)}
          </p>
        ))}
        {listing.additions.map(({ text, addedAt }) => (
          <div key={addedAt} className="mt-5 border-secondary border-l pl-4">
            <p dir="auto" lang="cs" className="type-small whitespace-pre-line">
              {typography(text)}
            </p>
            <p className="type-caption mt-1 text-muted">{t("added", { date: formatDate(addedAt, locale) })}</p>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

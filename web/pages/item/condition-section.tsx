import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { conditionRows } from "#web/features/listings/condition-rows.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BrandLink } from "./brand-link.tsx";
import { FillLevelDiagram } from "./fill-level-diagram.tsx";
import { PageSection } from "./page-section.tsx";

/** The condition as the seller declares it, or as the buyer of a demand wishes it; empty fields are left out. */
export function ConditionSection({ listing }: { listing: ListingDetail }) {
  const { brand, condition } = listing;
  const { t } = useTranslation("item");
  const locale = useLocale();
  const rows: [string, ReactNode][] = [
    ...(brand ? [[t("condition.brand"), <BrandLink key="brand" brand={brand} />] as [string, ReactNode]] : []),
    ...conditionRows(condition, t, locale),
  ];
  if (rows.length === 0) return null;

  return (
    <PageSection id="condition" title={t(listing.type === "demand" ? "section.sought" : "section.condition")}>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        {condition.fillLevel && (
          <FillLevelDiagram
            kind={silhouetteOf(listing)}
            level={condition.fillLevel}
            words={t(`fillLevel.${condition.fillLevel}`)}
          />
        )}
        <dl className="min-w-0 grow basis-80">
          {rows.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[7rem_1fr] gap-4 border-line border-b py-2.5 first:pt-0">
              <dt className="type-small text-muted">{name}</dt>
              <dd className="type-small">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PageSection>
  );
}

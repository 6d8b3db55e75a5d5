import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConditionSheet, ListingDetail } from "#contract/auctions.ts";
import { formatStrength, formatVolume } from "#web/format/measures.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BrandLink } from "./brand-link.tsx";
import { FillLevelDiagram } from "./fill-level-diagram.tsx";
import { PageSection } from "./page-section.tsx";

/** What the seller says of the thing itself; what was not filled in is left out rather than shown empty. */
export function ConditionSection({ listing }: { listing: ListingDetail }) {
  const { brand, condition } = listing;
  const { t } = useTranslation("item");
  const locale = useLocale();
  const rows: [string, ReactNode][] = [];
  const add = (key: string, value: ReactNode) => value && rows.push([t(`condition.${key}`), value]);

  add("brand", brand && <BrandLink brand={brand} />);
  add("volume", condition.volumeMl && formatVolume(condition.volumeMl, locale));
  add(
    "strength",
    condition.strengthPercent === null ? null : formatStrength(condition.strengthPercent, locale),
  );
  add("vintage", condition.vintage && String(condition.vintage));
  add("bottled", condition.bottledYear && String(condition.bottledYear));
  add("age", condition.ageYears === null ? null : t("condition.years", { count: condition.ageYears }));
  add("pieces", condition.pieces === null ? null : t("condition.piecesCount", { count: condition.pieces }));
  add("fillLevel", condition.fillLevel && t(`fillLevel.${condition.fillLevel}`));
  add("closure", closureOf(condition, t));
  add("label", condition.labelState && t(`state.${condition.labelState}`));
  add("box", condition.boxState && t(`box.${condition.boxState}`));
  add("dutyStamp", condition.dutyStamp && t(`dutyStamp.${condition.dutyStamp}`));
  add("storage", condition.storage && <bdi>{condition.storage}</bdi>);
  add("provenance", condition.provenance && <bdi>{condition.provenance}</bdi>);
  if (rows.length === 0) return null;

  return (
    <PageSection id="condition" title={t("section.condition")}>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        {condition.fillLevel && <FillLevelDiagram level={condition.fillLevel} />}
        <dl className="min-w-0 grow basis-80">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(110px,160px)_1fr] gap-4 border-line border-b py-2.5 first:pt-0"
            >
              <dt className="type-small text-muted">{name}</dt>
              <dd className="type-small">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PageSection>
  );
}

function closureOf({ closure, closureState }: ConditionSheet, t: (key: string) => string): string | null {
  const parts = [closure && t(`closure.${closure}`), closureState && t(`state.${closureState}`)].filter(
    Boolean,
  );
  return parts.length > 0 ? parts.join(", ") : null;
}

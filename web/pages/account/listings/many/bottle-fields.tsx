import { useTranslation } from "react-i18next";
import { memberSaleModes } from "#contract/listings/listing-kinds.ts";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import { isNeeded } from "#contract/listings/property-rules.ts";
import { parseAmount } from "#contract/values/read-amount.ts";
import { readNumber } from "#contract/values/read-number.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { CategoryCell } from "./category-cell.tsx";
import { Cell } from "./cell.tsx";
import { NeededCells, ruleOf, usePropertyProblem, writtenNumber } from "./needed-cells.tsx";
import type { Drafts } from "./use-drafts.ts";

/** The fields that most bottles differ in; the form has all others. */
export function BottleFields({ row, drafts }: { row: DraftRow; drafts: Drafts }) {
  const { t } = useTranslation("manyListings");
  const refused = drafts.refused.get(row.id) ?? {};
  const save = (patch: Partial<ListingFields>) => {
    void drafts.save(row.id, patch);
    return null;
  };
  return (
    <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-6 wide:contents">
      <Cell
        label={t("field.name")}
        value={row.name}
        maxLength={160}
        error={refused.name}
        onSave={(name) => save({ name })}
        className="tablet:col-span-3 wide:col-[3] wide:row-start-1 wide:[&_label]:sr-only"
      />
      <CategoryCell
        value={row.categoryId}
        error={refused.categoryId}
        onChange={(categoryId) => save({ categoryId })}
        className="tablet:col-span-3 wide:col-[4] wide:row-start-1 wide:[&_label]:sr-only [&_select]:text-ellipsis wide:[&_select]:pr-7 wide:[&_select]:pl-2.5 wide:[&_svg]:right-1.5"
      />
      <MeasureAndPrice {...{ row, refused, save }} />
      <div className="grid gap-x-4 gap-y-3 tablet:col-span-6 tablet:flex tablet:flex-wrap wide:col-[3/-1] wide:row-start-2 wide:gap-x-2.5">
        <NeededCells {...{ row, refused, save }} className="tablet:w-[calc((100%-2rem)/3)] wide:w-44" />
        <Cell
          label={t("field.description")}
          value={row.description}
          maxLength={10_000}
          long
          error={refused.description}
          onSave={(description) => save({ description })}
          className="min-w-0 grow tablet:basis-60 [&_textarea]:min-h-12 wide:[&_textarea]:max-h-28"
        />
      </div>
    </div>
  );
}

interface MeasureAndPriceProps {
  row: DraftRow;
  refused: Readonly<Record<string, string>>;
  save: (patch: Partial<ListingFields>) => null;
}

function MeasureAndPrice({ row, refused, save }: MeasureAndPriceProps) {
  const { t } = useTranslation(["manyListings", "forms"]);
  const locale = useLocale();
  const priceField = row.saleMode === "auction" ? "startPrice" : "price";
  const problemOf = usePropertyProblem(row);
  const saveAmount = (text: string) => {
    const amount = parseAmount(text);
    if (text.trim() !== "" && amount === null) return t("notAmount");
    return save({ [priceField]: amount });
  };
  const saveVolume = (text: string) => {
    const read = readNumber(text, 0);
    if ("fault" in read)
      return ruleOf("condition.volumeMl", row.propertyRules)?.format === "numeric"
        ? t("forms:rule.numeric")
        : t("notMillilitres");
    return save({ condition: { volumeMl: read.value } });
  };
  return (
    <>
      <Cell
        label={t("field.volume")}
        value={writtenNumber(row.condition.volumeMl, locale)}
        unit="ml"
        numeric
        error={refused["condition.volumeMl"] ?? problemOf("volumeMl")}
        required={isNeeded("condition.volumeMl", "supply", row.propertyRules)}
        onSave={saveVolume}
        className="tablet:col-span-2 wide:col-[5] wide:row-start-1 wide:[&_label]:sr-only"
      />
      <Select
        label={t("field.saleMode")}
        value={row.saleMode}
        error={refused.saleMode}
        options={memberSaleModes.map((mode) => ({ value: mode, label: t(`saleMode.${mode}`) }))}
        onChange={(event) => {
          const saleMode = memberSaleModes.find((each) => each === event.currentTarget.value);
          if (saleMode) save({ saleMode });
        }}
        className="tablet:col-span-2 wide:col-[6] wide:row-start-1 wide:[&_label]:sr-only"
      />
      {row.saleMode !== "by_agreement" && (
        <Cell
          label={t(`field.${priceField}`)}
          value={writtenNumber(row[priceField], locale)}
          unit="Kč"
          numeric
          error={refused[priceField]}
          onSave={saveAmount}
          className="tablet:col-span-2 wide:col-[7] wide:row-start-1 wide:[&_label]:sr-only"
        />
      )}
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatAtTime, formatDateTime } from "#web/format/dates.ts";
import { formatPercent, formatVolume } from "#web/format/measures.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { type ConditionLine, conditionLines } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { closingTime } from "#web/pages/listing-form/price/closing-time.ts";
import type { Definition } from "#web/ui/definition-list.tsx";

/** The form's values in words, by step. */
export function useSummary(
  model: FormModel,
  categories: readonly Category[],
): { what: Definition[]; condition: Definition[]; price: Definition[] } {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const { values, kind, nowMs } = model;
  const lineText = useLineText(values.condition);
  const path = values.categoryId === null ? [] : pathToCategory(categories, values.categoryId);
  const money = (amount: number | null) => (amount === null ? null : formatCzk(amount));
  const isAuction = values.type === "supply" && values.saleMode === "auction";
  const isDemand = values.type === "demand";
  const startMs = values.activateAt === null ? nowMs : Date.parse(values.activateAt);

  const endOf = () => {
    const end = new Date(closingTime(startMs, values.duration, model.closingMinute)).toISOString();
    return values.duration === "7d" && model.isInspected && values.activateAt === null
      ? t("duration.7d.endAfter", { at: formatAtTime(end, locale) })
      : formatDateTime(end, locale);
  };

  return {
    what: [
      { term: t("field.type"), value: t(`type.${values.type}.label`) },
      { term: t("field.category"), value: path.map(({ name }) => name).join(" / ") },
      { term: t("field.brand"), value: values.brandName },
      { term: t("field.name"), value: values.name },
      { term: t("field.nameEn"), value: values.nameEn },
    ],
    condition: conditionLines(kind, values.type, model.propertyRules).map((line) => ({
      term: t(`sheet.${line}${line === "bottledYear" && kind === "tobacco" ? "Tobacco" : ""}`),
      value: lineText(line),
    })),
    price: [
      { term: t("field.saleMode"), value: isDemand ? null : t(`saleMode.${values.saleMode}.label`) },
      ...(isAuction
        ? [
            { term: t("field.startPrice"), value: money(values.startPrice) },
            { term: t("field.reservePrice"), value: money(values.reservePrice) },
            { term: t("field.buyNowPrice"), value: money(values.buyNowPrice) },
            {
              term: t("field.automaticRelists"),
              value: values.automaticRelists === 0 ? null : t(`automaticRelists.${values.automaticRelists}`),
            },
          ]
        : [{ term: t(isDemand ? "field.priceDemand" : "field.price"), value: money(values.price) }]),
      {
        term: t("field.activation"),
        value: values.activateAt === null ? t("activation.now") : formatDateTime(values.activateAt, locale),
      },
      {
        term: t("field.end"),
        value: isAuction ? endOf() : null,
      },
      { term: t("field.handover"), value: t(`handover.${values.handover}`) },
      { term: t("field.protected"), value: values.isProtected && !isDemand ? t("summary.protected") : null },
      { term: t("field.place"), value: values.place },
      {
        term: t("field.shippingPrice"),
        value:
          isDemand || values.handover === "in_person"
            ? null
            : (money(values.shippingPrice) ?? t("shippingByAgreement")),
      },
    ],
  };
}

/** The condition sheet's lines in words. */
function useLineText(condition: FormModel["values"]["condition"]): (line: ConditionLine) => string | null {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return (line) => {
    const value = condition[line];
    if (value === null) return null;
    switch (line) {
      case "volumeMl":
        return formatVolume(Number(value), locale);
      case "strengthPercent":
        return formatPercent(Number(value), locale);
      case "fillLevel":
      case "closure":
      case "dutyStamp":
        return t(`${line}.${value}`);
      case "closureState":
      case "labelState":
        return t(`state.${value}`);
      case "boxState":
        return t(`box.${value}`);
      default:
        return String(value);
    }
  };
}

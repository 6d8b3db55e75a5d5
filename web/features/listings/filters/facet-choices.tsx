import { useTranslation } from "react-i18next";
import type { FacetKind, FacetValue } from "#contract/facets.ts";
import { formatAmount } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useFacetWords } from "./facet-words.ts";

/** So many values are shown at once; the others open below them. */
const shownAtOnce = 6;
/** Whose values have an order of their own: the others go by how many have them. */
const ordered: readonly FacetKind[] = ["vintage", "volume", "strength", "age"];

/** Values of one facet with what each would show. */
export function FacetChoices({
  kind,
  values,
  exact,
}: {
  kind: FacetKind;
  values: readonly FacetValue[];
  exact: boolean;
}) {
  const { t } = useTranslation("shelf");
  const locale = useLocale();
  const words = useFacetWords();
  const sorted = ordered.includes(kind)
    ? values.toSorted((a, b) => Number(a.value) - Number(b.value))
    : values;
  const choice = ({ value, label, count, chosen }: FacetValue) => (
    <Checkbox
      key={value}
      name={kind}
      value={value}
      defaultChecked={chosen}
      label={<bdi className="break-words">{words(kind, value, label)}</bdi>}
      count={`${exact ? "" : "~"}${formatAmount(count, locale)}`}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="type-control">{t(`facet.${kind}`)}</legend>
      {sorted.slice(0, shownAtOnce).map(choice)}
      {sorted.length > shownAtOnce && (
        <Disclosure summary={t("filters.more")} open={sorted.slice(shownAtOnce).some(({ chosen }) => chosen)}>
          {sorted.slice(shownAtOnce).map(choice)}
        </Disclosure>
      )}
    </fieldset>
  );
}

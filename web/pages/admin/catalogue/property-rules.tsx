import { useTranslation } from "react-i18next";
import { type PropertyRule, ruledProperties, takesFormat } from "#contract/listings/property-rules.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { usePolicyWords } from "./use-policy-words.ts";

/** Which properties have to be filled in and how they are written; one of which nothing is asked has no rule. */
export function PropertyRules({
  rules,
  onChange,
}: {
  rules: readonly PropertyRule[];
  onChange: (rules: PropertyRule[]) => void;
}) {
  const { t } = useTranslation("categoryPolicy");
  const { nameOf } = usePolicyWords();
  const set = (changed: PropertyRule) => {
    const others = rules.filter(({ property }) => property !== changed.property);
    const isAsked = changed.required || changed.format !== null;
    const next = isAsked ? [...others, changed] : others;
    onChange(next.toSorted((a, b) => ruledProperties.indexOf(a.property) - ruledProperties.indexOf(b.property)));
  };
  return (
    <ul className="divide-y divide-line rounded-block border border-line">
      {ruledProperties.map((property) => {
        const name = nameOf(property);
        const rule = rules.find((each) => each.property === property) ?? nothingOf(property);
        return (
          <li
            key={property}
            className="grid items-center gap-x-4 px-4 py-1 tablet:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]"
          >
            <Checkbox
              label={t("needed", { name })}
              checked={rule.required}
              onChange={({ target }) => set({ ...rule, required: target.checked })}
            />
            {takesFormat(property) && (
              <Select
                bare
                label={<span className="sr-only">{t("writtenAs", { name })}</span>}
                value={rule.format ?? ""}
                placeholder={t("format.any")}
                options={(["numeric", "regex"] as const).map((value) => ({
                  value,
                  label: t(`format.${value}`),
                }))}
                onChange={({ target }) => set({ ...rule, format: (target.value || null) as PropertyRule["format"] })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function nothingOf(property: PropertyRule["property"]): PropertyRule {
  return { property, required: false, format: null };
}

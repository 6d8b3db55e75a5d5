import { useTranslation } from "react-i18next";
import type { PolicyKey, ResolvedPolicy } from "#contract/catalogue/category-policy.ts";
import { usePropertyName } from "#web/pages/account/listings/many/needed-cells.tsx";

/** Says what a key of a policy is called and what its value means. */
export function usePolicyWords() {
  const { t } = useTranslation("categoryPolicy");
  const nameOf = usePropertyName();
  const wordsFor = <Key extends PolicyKey>(key: Key, value: ResolvedPolicy[Key]): string => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return value.map((each) => oneOf(key, each)).join(", ") || t("none");
  };
  const oneOf = (key: PolicyKey, each: string | ResolvedPolicy["properties"][number]) => {
    if (typeof each !== "string") {
      const format = each.format && t(`format.${each.format}`);
      const more = [each.required && t("required"), format].filter(Boolean).join(", ");
      return more ? `${nameOf(each.property)} (${more})` : nameOf(each.property);
    }
    return key === "countries" ? each : t(`${key as "saleModes" | "declarations"}.${each}`);
  };
  return { keyOf: (key: PolicyKey) => t(`key.${key}`), wordsFor, nameOf };
}

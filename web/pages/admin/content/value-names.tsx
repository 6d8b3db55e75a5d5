import { useTranslation } from "react-i18next";
import { pageValueNames } from "#contract/content/page-values.ts";

/** Which names a text may hold in place of what the operator has set elsewhere. */
export function ValueNames() {
  const { t } = useTranslation("contentAdmin");
  return (
    <p className="type-small max-w-[70ch] text-muted">
      {t("valueNames")} <span translate="no">{pageValueNames.map((name) => `{{${name}}}`).join(", ")}</span>
    </p>
  );
}

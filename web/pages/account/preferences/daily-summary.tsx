import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { usePreference } from "./use-preference.ts";

/** One mail a day instead of one for each thing that can wait. */
export function DailySummary({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation("preferences");
  const [isChosen, choose] = usePreference(isOn, (dailySummary) => ({ dailySummary }));
  return (
    <section className="mt-9">
      <h2 className="type-h2">{t("summary.title")}</h2>
      <Checkbox
        className="mt-2 max-w-[62ch]"
        label={t("summary.label")}
        hint={typography(t("summary.hint"))}
        checked={isChosen}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </section>
  );
}

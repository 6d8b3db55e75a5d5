import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type WatchPace, watchPaces } from "#contract/search-alerts/watched-searches.ts";
import { CategoryChoice } from "#web/features/newsletter/category-choice.tsx";
import { withAncestors } from "#web/features/newsletter/choose-category.ts";
import { typography } from "#web/format/typography.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { readFailure } from "#web/forms/read-failure.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";

interface SearchSettings {
  pace: WatchPace;
  categories: number[];
}

/** How often one is told, and to what a search is limited. A tick takes along all above it; of these the innermost counts. */
export function SearchForm({
  before,
  submitLabel,
  save,
}: {
  before: SearchSettings;
  submitLabel: string;
  save: (settings: SearchSettings) => Promise<unknown>;
}) {
  const { t } = useTranslation(["searchAlerts", "common"]);
  const { categories } = useRootData();
  const [pace, setPace] = useState<WatchPace>(before.pace);
  const [chosen, setChosen] = useState(() => withAncestors(categories, before.categories));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string | null; categories?: string }>({ message: null });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure({ message: null });
    try {
      await save({ pace, categories: [...chosen] });
    } catch (error) {
      const { message, fields } = readFailure(error, ["categories"], t);
      setFailure({ message, ...Object.fromEntries(fields) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 [&>[role=alert]]:mb-4">
      <FormMessage>{failure.message}</FormMessage>
      <RadioGroup
        legend={t("searchAlerts:paceLegend")}
        name="pace"
        blocks
        value={pace}
        onChange={setPace}
        options={watchPaces.map((value) => ({
          value,
          label: t(`searchAlerts:pace.${value}`),
          hint: typography(t(`searchAlerts:paceHint.${value}`)),
        }))}
      />
      <Disclosure className="mt-4 border-t" summary={t("searchAlerts:limit")}>
        <p className="type-small mb-4 text-muted">{typography(t("searchAlerts:limitHint"))}</p>
        <CategoryChoice
          legend={t("searchAlerts:limit")}
          categories={categories}
          chosen={chosen}
          onChange={setChosen}
          mode="up"
          columns={4}
          folded
        />
      </Disclosure>
      {failure.categories && <FormError className="mt-3">{failure.categories}</FormError>}
      <div className="sticky bottom-0 z-10 mt-3 bg-light py-3">
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

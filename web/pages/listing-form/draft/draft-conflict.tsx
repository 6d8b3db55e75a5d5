import { useTranslation } from "react-i18next";
import { ConflictNotice, ConflictRows } from "#web/forms/conflict-notice.tsx";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import type { FormValues } from "#web/pages/listing-form/form-values.ts";
import { useSummary } from "#web/pages/listing-form/summary/use-summary.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";

/** What another window has saved of the same fields, beside what is written here: nothing is overwritten without a choice. */
export function DraftConflict({
  model,
  theirs,
  onSettle,
}: {
  model: FormModel;
  theirs: FormValues;
  onSettle: (keep: "mine" | "theirs") => void;
}) {
  const { t } = useTranslation("listingForm");
  const rows = useDifferences(model, theirs).map(({ term, here, there }) => ({
    term,
    said: [t("rival.here", { value: here }), t("rival.there", { value: there })],
  }));
  return (
    <ConflictNotice
      className="mb-9"
      words={{
        ...{ title: t("rival.title"), text: t("rival.text") },
        ...{ mine: t("rival.mine"), theirs: t("rival.theirs") },
      }}
      keepMine={() => onSettle("mine")}
      takeTheirs={() => onSettle("theirs")}
    >
      <ConflictRows rows={rows} />
    </ConflictNotice>
  );
}

/** The fields in which the two differ, in words. */
function useDifferences(model: FormModel, theirs: FormValues) {
  const { t } = useTranslation("listingForm");
  const categories = useCategoryTree();
  const [here, there] = [useSummary(model, categories), useSummary({ ...model, values: theirs }, categories)];
  const lines = ({ what, condition, price }: typeof here, { description }: FormValues) =>
    new Map(
      [...what, ...condition, ...price, { term: t("field.description"), value: description }].map(({ term, value }) => [
        String(term),
        String(value ?? ""),
      ]),
    );
  const [mine, other] = [lines(here, model.values), lines(there, theirs)];
  return [...new Set([...mine.keys(), ...other.keys()])]
    .map((term) => ({
      term,
      here: mine.get(term) || t("rival.empty"),
      there: other.get(term) || t("rival.empty"),
    }))
    .filter((row) => row.here !== row.there);
}

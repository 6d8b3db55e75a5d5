import { useTranslation } from "react-i18next";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import type { FormValues } from "#web/pages/listing-form/form-values.ts";
import { useSummary } from "#web/pages/listing-form/summary/use-summary.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** What another window has saved of the same fields, beside what is written here: nothing is overwritten without a choice. */
export function ConflictNotice({
  model,
  theirs,
  onSettle,
}: {
  model: FormModel;
  theirs: FormValues;
  onSettle: (keep: "mine" | "theirs") => void;
}) {
  const { t } = useTranslation("listingForm");
  const rows = useDifferences(model, theirs);
  return (
    <Notice
      tone="warning"
      live
      className="mb-9"
      title={t("rival.title")}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onSettle("mine")}>{t("rival.mine")}</Button>
          <Button kind="outline" onClick={() => onSettle("theirs")}>
            {t("rival.theirs")}
          </Button>
        </div>
      }
    >
      <p>{t("rival.text")}</p>
      <dl className="mt-3 grid gap-3">
        {rows.map(({ term, here, there }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="line-clamp-3 [overflow-wrap:anywhere]">{t("rival.here", { value: here })}</dd>
            <dd className="line-clamp-3 [overflow-wrap:anywhere]">{t("rival.there", { value: there })}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

/** The fields in which the two differ, in words. */
function useDifferences(model: FormModel, theirs: FormValues) {
  const { t } = useTranslation("listingForm");
  const { categories } = useRootData();
  const [here, there] = [useSummary(model, categories), useSummary({ ...model, values: theirs }, categories)];
  const lines = ({ what, condition, price }: typeof here, { description }: FormValues) =>
    new Map(
      [...what, ...condition, ...price, { term: t("field.description"), value: description }].map(
        ({ term, value }) => [String(term), String(value ?? "")],
      ),
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

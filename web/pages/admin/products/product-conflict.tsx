import { useTranslation } from "react-i18next";
import { ConflictNotice, ConflictRows } from "#web/forms/conflict-notice.tsx";
import { type ProductField, valueAt } from "./product-values.ts";
import type { ProductFormState } from "./use-product-form.ts";
import { useValueWords } from "./use-value-words.ts";

/** What somebody else has stored of the product meanwhile, beside what is written here: nothing is overwritten without a choice. */
export function ProductConflict({ state: { conflict, values, settle } }: { state: ProductFormState }) {
  const { t } = useTranslation("productAdmin");
  const words = useValueWords();
  if (!conflict) return null;
  const { theirs, changed, contested } = conflict;
  const isContested = contested.length > 0;
  const rowOf = (field: ProductField) => {
    const [here, there] = [values, theirs].map((each) => words.value(field, valueAt(each, field)));
    const said = [t("rival.there", { value: there })];
    if (contested.includes(field)) said.push(t("rival.here", { value: here }));
    return { term: words.name(field), said };
  };
  return (
    <ConflictNotice
      className="mb-4"
      words={{
        title: t("rival.title"),
        text: t(isContested ? "rival.contested" : "rival.joined"),
        mine: t(isContested ? "rival.mine" : "rival.seen"),
        ...(isContested && { theirs: t("rival.theirs") }),
      }}
      keepMine={() => settle("mine")}
      takeTheirs={() => settle("theirs")}
    >
      <ConflictRows rows={changed.map(rowOf)} />
    </ConflictNotice>
  );
}

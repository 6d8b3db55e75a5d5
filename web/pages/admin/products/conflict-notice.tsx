import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type ProductField, valueAt } from "./product-values.ts";
import type { ProductFormState } from "./use-product-form.ts";
import { useValueWords } from "./use-value-words.ts";

/** What somebody else has stored of the product meanwhile, beside what is written here: nothing is overwritten without a choice. */
export function ConflictNotice({ state: { conflict, values, settle } }: { state: ProductFormState }) {
  const { t } = useTranslation("productAdmin");
  const words = useValueWords();
  if (!conflict) return null;
  const isContested = conflict.contested.length > 0;
  const row = (field: ProductField) => {
    const [here, there] = [values, conflict.theirs].map((each) => words.value(field, valueAt(each, field)));
    return (
      <div key={field}>
        <dt className="font-semibold">{words.name(field)}</dt>
        <dd className="line-clamp-3 [overflow-wrap:anywhere]">{t("rival.there", { value: there })}</dd>
        {conflict.contested.includes(field) && (
          <dd className="line-clamp-3 [overflow-wrap:anywhere]">{t("rival.here", { value: here })}</dd>
        )}
      </div>
    );
  };
  return (
    <Notice
      tone="warning"
      live
      className="mb-4"
      title={t("rival.title")}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => settle("mine")}>{t(isContested ? "rival.mine" : "rival.seen")}</Button>
          {isContested && (
            <Button kind="outline" onClick={() => settle("theirs")}>
              {t("rival.theirs")}
            </Button>
          )}
        </div>
      }
    >
      <p>{t(isContested ? "rival.contested" : "rival.joined")}</p>
      <dl className="mt-3 grid gap-3">{conflict.changed.map(row)}</dl>
    </Notice>
  );
}

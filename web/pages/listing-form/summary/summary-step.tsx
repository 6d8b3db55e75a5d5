import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { stepTexts } from "#web/pages/listing-form/steps/step-texts.ts";
import { missingIn, type Step } from "#web/pages/listing-form/steps/steps.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Declarations } from "./declarations.tsx";
import { FeeNote } from "./fee-note.tsx";
import { PackageChoice } from "./package-choice.tsx";
import { SummaryPhotos } from "./summary-photos.tsx";
import type { Publication } from "./use-publication.ts";
import { useSummary } from "./use-summary.ts";

interface SummaryProps {
  model: FormModel;
  goTo: (step: Step) => void;
  publication: Publication;
}

/** Everything once more, each part with a way back to it, and under what it will be published. */
export function SummaryStep({ model, goTo, publication }: SummaryProps) {
  const { t } = useTranslation("listingForm");
  const categories = useCategoryTree();
  const summary = useSummary(model, categories);
  const pictureCount = model.photos.queue.tiles.length;
  const part = (step: Step, content: ReactNode) => (
    <section className="border-t border-line pt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="type-h5">{t(`step.${stepTexts(step, model.values.type)}`)}</h3>
        <button type="button" onClick={() => goTo(step)} className="quiet-link type-small min-h-11">
          {t("edit")}
          <span className="sr-only"> {t(`step.${stepTexts(step, model.values.type)}`)}</span>
        </button>
      </div>
      {missingIn(step, model.values, pictureCount, model).length > 0 && (
        <FormError className="mb-2">{t(`missing.${step}`)}</FormError>
      )}
      {content}
    </section>
  );
  return (
    <div className="grid min-w-0 gap-9">
      {part("what", <DefinitionList entries={summary.what} />)}
      {part(
        "condition",
        <>
          <DefinitionList entries={summary.condition} />
          {model.values.description && (
            <p className="type-field mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{model.values.description}</p>
          )}
        </>,
      )}
      {part("photos", <SummaryPhotos photos={model.photos} />)}
      {part("price", <DefinitionList entries={summary.price} />)}
      <Declarations model={model} />
      {model.status === "draft" && (
        <section className="border-t border-line pt-5">
          <h3 className="type-h5">{t("package.title")}</h3>
          <PackageChoice
            {...publication}
            paid={model.paidPackage}
            categoryId={model.values.categoryId}
            isInspected={model.isInspected}
          />
          <FeeNote />
        </section>
      )}
    </div>
  );
}

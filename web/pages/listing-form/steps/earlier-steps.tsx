import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import type { ListingFormState } from "#web/pages/listing-form/use-listing-form.ts";
import { stepTexts } from "./step-texts.ts";
import { steps } from "./steps.ts";
import { useStepNotes } from "./use-step-notes.ts";

/** The steps filled in before this one, a line each, with a way back. */
export function EarlierSteps({ form }: { form: ListingFormState }) {
  const { t } = useTranslation("listingForm");
  const notes = useStepNotes(form.model);
  if (form.step === "summary") return null;
  const earlier = steps.slice(0, steps.indexOf(form.step)).filter((step) => notes[step]);
  if (earlier.length === 0) return null;
  return (
    <dl className="mb-10 border-t border-line">
      {earlier.map((step) => (
        <div
          key={step}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 border-b border-line py-2 tablet:grid-cols-[170px_minmax(0,1fr)_auto]"
        >
          <dt className="type-small font-semibold">{t(`step.${stepTexts(step, form.model.values.type)}`)}</dt>
          <dd className="type-small line-clamp-2 max-tablet:col-span-full max-tablet:row-start-2">
            {typography(notes[step])}
          </dd>
          <dd>
            <button type="button" onClick={() => form.goTo(step)} className="quiet-link type-small min-h-11">
              {t("edit")}
              <span className="sr-only"> {t(`step.${stepTexts(step, form.model.values.type)}`)}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListingFormState } from "#web/pages/listing-form/use-listing-form.ts";
import { classes } from "#web/ui/classes.ts";
import { stepTexts } from "./step-texts.ts";
import { type StepState, steps } from "./steps.ts";
import { useStepNotes } from "./use-step-notes.ts";

/** The five steps with how each stands: a column beside the form, one line with a bar on narrow screens. */
export function Stepper({ form }: { form: ListingFormState }) {
  const { t } = useTranslation("listingForm");
  const { type } = form.model.values;
  const notes = useStepNotes(form.model);
  const current = steps.indexOf(form.step);
  return (
    <nav aria-label={t("stepper.label")}>
      <div className="desktop:hidden">
        <p className="type-small">
          <span className="font-semibold">{t("stepper.position", { number: current + 1, count: steps.length })}</span>{" "}
          {t(`step.${stepTexts(form.step, type)}`)}
        </p>
        <div aria-hidden="true" className="mt-2.5 h-0.5 bg-line-2">
          <div className="h-full bg-primary-dark" style={{ width: `${((current + 1) / steps.length) * 100}%` }} />
        </div>
      </div>
      <ol className="max-desktop:sr-only">
        {steps.map((step, index) => (
          <li key={step} className="relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-3.5 pb-6 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px bg-line-2" />
            )}
            <Marker state={form.stateOf(step)} number={index + 1} current={step === form.step} />
            <button
              type="button"
              aria-current={step === form.step ? "step" : undefined}
              onClick={() => form.goTo(step)}
              className="group -my-1 py-1 text-left"
            >
              <span
                className={classes(
                  "type-field block group-hover:underline group-hover:decoration-secondary group-hover:underline-offset-4",
                  step === form.step ? "font-semibold text-ink" : "text-muted",
                )}
              >
                {t(`step.${stepTexts(step, type)}`)}
              </span>
              <span className="sr-only">{t(`stepper.${form.stateOf(step)}`)}</span>
              {notes[step] && <span className="type-caption line-clamp-2 block text-muted">{notes[step]}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Marker({ state, number, current }: { state: StepState; number: number; current: boolean }) {
  const style = current
    ? "border-primary-dark bg-primary-dark text-on-primary"
    : state === "wrong"
      ? "border-danger text-danger-text"
      : state === "done"
        ? "border-primary-dark text-primary-dark"
        : "border-control text-muted";
  return (
    <span
      aria-hidden="true"
      className={`type-small tnum grid size-8 place-items-center rounded-full border font-semibold ${style}`}
    >
      {state === "wrong" ? (
        <TriangleAlert strokeWidth={1.75} className="size-4" />
      ) : state === "done" && !current ? (
        <Check strokeWidth={1.75} className="size-4" />
      ) : (
        number
      )}
    </span>
  );
}

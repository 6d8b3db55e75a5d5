import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { typography } from "#web/format/typography.ts";
import type { FormValues } from "#web/pages/listing-form/form-values.ts";
import { stepTexts } from "./step-texts.ts";
import type { Step } from "./steps.ts";

/** The step's name and what it is about. Takes the focus when one came here by a button of the form. */
export function StepHeading({
  step,
  type,
  isInspected,
}: {
  step: Step;
  type: FormValues["type"];
  /** A moderator looks at it before it is published. */
  isInspected: boolean;
}) {
  const { t } = useTranslation("listingForm");
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, key } = useLocation();
  const isAsked = (state as { focusStep?: boolean } | null)?.focusStep === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to a step asks anew
  useEffect(() => {
    if (isAsked) heading.current?.focus({ preventScroll: true });
  }, [isAsked, key]);
  return (
    <div className="mb-7">
      <h2 ref={heading} tabIndex={-1} className="type-h2 outline-none">
        {t(`step.${stepTexts(step, type)}`)}
      </h2>
      <p className="type-body mt-2 max-w-[56ch] text-muted">
        {typography(t(isInspected && step === "summary" ? "stepLead.submit" : `stepLead.${stepTexts(step, type)}`))}
      </p>
    </div>
  );
}

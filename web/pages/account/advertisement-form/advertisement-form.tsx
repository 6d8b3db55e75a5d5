import { useTranslation } from "react-i18next";
import type { Advertisement } from "#contract/advertisements.ts";
import { CardPreview } from "./card-preview.tsx";
import { ConditionStep } from "./condition-step.tsx";
import { EarlierSteps } from "./earlier-steps.tsx";
import { FormActions } from "./form-actions.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PhotosStep } from "./photos-step.tsx";
import { PriceStep } from "./price-step.tsx";
import { SaveStatus } from "./save-status.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepHints } from "./step-hints.tsx";
import { Stepper } from "./stepper.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { useAdvertisementForm } from "./use-advertisement-form.ts";
import { WhatStep } from "./what-step.tsx";

const bodies = {
  what: WhatStep,
  condition: ConditionStep,
  photos: PhotosStep,
  price: PriceStep,
  summary: SummaryStep,
};

/** A listing in five steps. A draft is saved as one writes; a published listing when one asks for it. */
export function AdvertisementForm({
  advertisement,
  serverTime,
}: {
  advertisement: Advertisement | null;
  serverTime: string;
}) {
  const { t } = useTranslation("advertisement");
  const form = useAdvertisementForm(advertisement, serverTime);
  const { step, model, draft } = form;
  const Body = bodies[step];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9 desktop:grid-cols-[220px_minmax(0,1fr)] desktop:gap-x-14 wide:grid-cols-[220px_minmax(0,1fr)_260px] wide:gap-x-10 fullhd:grid-cols-[248px_minmax(0,1fr)_300px] fullhd:gap-x-14">
      <div className="desktop:sticky desktop:top-28 desktop:self-start">
        <Stepper form={form} />
        <SaveStatus draft={draft} automatic={form.automatic} onRetry={form.save} />
      </div>
      <form
        method="post"
        noValidate
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          form.goOn();
        }}
      >
        <EarlierSteps form={form} />
        <StepHeading step={step} type={model.values.type} isInspected={model.isInspected} />
        <Body model={model} goTo={form.goTo} />
        <FormActions form={form} />
      </form>
      <aside
        aria-label={t("aside")}
        className="grid content-start gap-9 tablet:max-wide:grid-cols-2 desktop:max-wide:col-start-2"
      >
        <StepHints step={step} model={model} />
        <CardPreview step={step} model={model} />
      </aside>
      <LeaveDialog form={form} />
    </div>
  );
}

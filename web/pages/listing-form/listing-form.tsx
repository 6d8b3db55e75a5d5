import { useTranslation } from "react-i18next";
import type { OwnListing, RememberedTerms } from "#contract/listings/own-listings.ts";
import { WhatStep } from "./category/what-step.tsx";
import { ConditionStep } from "./condition/condition-step.tsx";
import { DraftConflict } from "./draft/draft-conflict.tsx";
import { LeaveDialog } from "./draft/leave-dialog.tsx";
import { SaveStatus } from "./draft/save-status.tsx";
import { FormActions } from "./form-actions.tsx";
import { PhotosStep } from "./photos/photos-step.tsx";
import { PriceStep } from "./price/price-step.tsx";
import { EarlierSteps } from "./steps/earlier-steps.tsx";
import { StepHeading } from "./steps/step-heading.tsx";
import { StepHints } from "./steps/step-hints.tsx";
import { Stepper } from "./steps/stepper.tsx";
import { CardPreview } from "./summary/card-preview.tsx";
import { SummaryStep } from "./summary/summary-step.tsx";
import { useListingForm } from "./use-listing-form.ts";

const bodies = {
  what: WhatStep,
  condition: ConditionStep,
  photos: PhotosStep,
  price: PriceStep,
  summary: SummaryStep,
};

/** A listing in five steps. A draft is saved as one writes; a published listing when one asks for it. */
export function ListingForm({
  listing,
  remembered,
  serverTime,
}: {
  listing: OwnListing | null;
  /** What a new one begins with. */
  remembered?: RememberedTerms;
  serverTime: string;
}) {
  const { t } = useTranslation("listingForm");
  const form = useListingForm(listing, serverTime, remembered);
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
        {draft.conflict && <DraftConflict model={model} theirs={draft.conflict.values} onSettle={form.settle} />}
        <EarlierSteps form={form} />
        <StepHeading step={step} type={model.values.type} isInspected={model.isInspected} />
        <Body model={model} goTo={form.goTo} publication={form.publication} />
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

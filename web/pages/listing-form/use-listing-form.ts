import { useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { closingMinuteOf } from "#contract/listings/closing-minute.ts";
import type { OwnListing, RememberedTerms } from "#contract/listings/own-listings.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { kindOf } from "./category/category-kind.ts";
import type { ConditionLine } from "./condition/condition-sheet-rules.ts";
import type { DraftSaver } from "./draft/draft-saver.ts";
import { type DraftState, hasUnsaved } from "./draft/draft-state.ts";
import { useDraft } from "./draft/use-draft.ts";
import { useWouldLose } from "./draft/use-would-lose.ts";
import { type FormFacts, wrongIn } from "./field-problem.ts";
import { focusGap } from "./focus-field.ts";
import type { FormModel } from "./form-model.ts";
import { gapsIn } from "./gaps-in.ts";
import { usePhotos } from "./photos/use-photos.ts";
import { missingIn, type Step, type StepState, stepState, steps } from "./steps/steps.ts";
import { useStep } from "./steps/use-step.ts";
import { useStepNavigation } from "./steps/use-step-navigation.ts";
import { type Publication, usePublication } from "./summary/use-publication.ts";
import { useFieldErrors } from "./use-field-errors.ts";

export interface ListingFormState {
  step: Step;
  model: FormModel;
  draft: DraftState;
  /** A draft saves itself; what is public is saved when asked. */
  automatic: boolean;
  stateOf: (step: Step) => StepState;
  goTo: (step: Step, focusField?: string) => void;
  /** The next step, where this one lacks nothing. */
  goOn: () => void;
  goBack: () => void;
  save: () => Promise<boolean>;
  saveAndLeave: () => Promise<void>;
  publication: Publication;
  /** Whether leaving now, for the path `to` within the site, would lose something. */
  /** Ends a quarrel with another window. */
  settle: (keep: "mine" | "theirs") => void;
  wouldLose: (to?: string) => boolean;
}

/** The whole state of the form and its actions; its parts only show it. */
export function useListingForm(
  listing: OwnListing | null,
  serverTime: string,
  remembered?: RememberedTerms,
): ListingFormState {
  const categories = useCategoryTree();
  const status = listing?.status ?? "draft";
  const automatic = status === "draft";
  const { state: draft, saver } = useDraft(listing, automatic, remembered);
  const photos = usePhotos(listing?.pictures ?? [], saver.ensureId);
  const [checked, setChecked] = useState<ReadonlySet<Step>>(new Set());
  const nowMs = Date.parse(serverTime);
  const { values, errors, unread, propertyRules } = draft;
  const kind = kindOf(categories, values.categoryId);
  const pictureCount = photos.queue.tiles.length;
  const isFixed = (field: string) => isFixedIn(status, field);
  const facts = { kind, errors, isFixed, nowMs, unread, propertyRules };
  const lacks = (at: Step) => missingIn(at, values, pictureCount, draft);
  const isUndone = (at: Step) => lacks(at).length > 0 || wrongIn(at, values, facts).length > 0;
  const step = useStep(steps.find(isUndone) ?? "summary");
  const goTo = useStepNavigation(step, saver);
  const showGap = (at: Step): boolean => {
    setChecked(new Set([...checked, at]));
    const { declarationsNeeded } = draft;
    return focusGap(gapsIn(at, values, { ...facts, declarationsNeeded }, pictureCount)[0]);
  };

  const model: FormModel = {
    values,
    ...changesOf(saver),
    errorOf: useFieldErrors({ draft, nowMs, missing: checked.has(step) ? lacks(step) : [] }),
    isFixed,
    ...known(draft),
    status,
    paidPackage: listing?.paidPackage ?? null,
    isInspected: listing?.inspectedBefore ?? false,
    kind,
    photos,
    nowMs,
  };

  const publication = usePublication({
    saver,
    facts,
    pictureCount,
    uploading: photos.isBusy,
    goTo,
    showAll: () => setChecked(new Set(steps)),
  });
  return {
    step,
    model,
    draft,
    automatic,
    stateOf: (each) => stepState(each, lacks(each).length > 0, wrongIn(each, values, facts).length > 0),
    goTo,
    ...waysFrom(step, goTo, showGap),
    ...useSaving(saver, { automatic, facts, goTo }),
    publication,
    wouldLose: useWouldLose(saver, photos.isBusy),
  };
}

/** What the steps read of the draft besides its values. */
function known({
  id,
  values,
  unread,
  declarationsNeeded,
  propertyRules,
}: DraftState): Pick<FormModel, "unread" | "declarationsNeeded" | "propertyRules" | "closingMinute"> {
  const closingMinute = closingMinuteOf({ id: id ?? 0, closingMinute: values.closingMinute });
  return { unread, declarationsNeeded, propertyRules, closingMinute };
}

/** The ways to the steps after and before this one. */
function waysFrom(
  step: Step,
  goTo: (target: Step) => void,
  showGap: (at: Step) => boolean,
): Pick<ListingFormState, "goOn" | "goBack"> {
  const next = steps[steps.indexOf(step) + 1];
  const before = steps[steps.indexOf(step) - 1];
  return {
    goOn: () => {
      if (next && !showGap(step)) goTo(next);
    },
    goBack: () => {
      if (before) goTo(before);
    },
  };
}

/** Saves what was changed; what cannot be saved as it stands is shown instead. */
function useSaving(
  saver: DraftSaver,
  { automatic, facts, goTo }: { automatic: boolean; facts: FormFacts; goTo: (target: Step, field?: string) => void },
): Pick<ListingFormState, "save" | "saveAndLeave" | "settle"> {
  const locale = useLocale();
  const navigate = useNavigate();
  const showWrong = () => {
    const { values, unread } = saver.store.get();
    const wrong = steps.find((each) => wrongIn(each, values, { ...facts, unread }).length > 0);
    if (wrong) goTo(wrong, wrongIn(wrong, values, { ...facts, unread })[0]);
  };
  const save = async () => {
    const saved = await saver.flush();
    if (!saved && !automatic) showWrong();
    return saved && !hasUnsaved(saver.store.get());
  };
  return {
    save,
    settle: (keep) => {
      saver.store.dispatch({ type: "settled", keep });
      void saver.flush();
    },
    saveAndLeave: async () => {
      if (await save()) await navigate(pathTo("ownListings", locale));
      else if (automatic) showWrong();
    },
  };
}

/** The ways in which fields change the draft. */
function changesOf({ store }: DraftSaver): Pick<FormModel, "change" | "changeCondition" | "write"> {
  const change: FormModel["change"] = (patch) => store.dispatch({ type: "changed", patch });
  const changeCondition: FormModel["changeCondition"] = (line, value) =>
    change({ condition: { ...store.get().values.condition, [line]: value } });
  return {
    change,
    changeCondition,
    write: (field, value, text) => {
      store.dispatch({ type: "unread", field, text });
      if (text !== null) return;
      const line = field.split(".")[1] as ConditionLine | undefined;
      if (line) changeCondition(line, value);
      else change({ [field]: value });
    },
  };
}

/** What cannot be changed any more once the listing has left its draft, and once it is live. */
function isFixedIn(status: OwnListing["status"], field: string): boolean {
  if (status === "draft") return false;
  if (field === "type" || field === "saleMode") return true;
  return status === "live" && ["duration", "closingMinute", "activateAt"].includes(field);
}

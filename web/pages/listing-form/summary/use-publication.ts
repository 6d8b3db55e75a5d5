import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { leftovers } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import type { DraftSaver } from "#web/pages/listing-form/draft/draft-saver.ts";
import type { FormFacts } from "#web/pages/listing-form/field-problem.ts";
import { fieldNames } from "#web/pages/listing-form/form-values.ts";
import { gapsIn } from "#web/pages/listing-form/gaps-in.ts";
import { type Step, stepOfField, steps } from "#web/pages/listing-form/steps/steps.ts";
import { bodyOf, type ChoiceState, choiceFields, useChoice } from "./use-choice.ts";

export interface Publication extends ChoiceState {
  publish: () => Promise<void>;
  busy: boolean;
  /** Why it did not work, where no field is to blame. */
  message: string | null;
  /** It needs a verified account. */
  isForVerified: boolean;
  /** A bill has to be paid first. */
  isOverdue: boolean;
}

/** Publishing: what is missing or refused leads to its step and field. */
export function usePublication({
  saver,
  facts,
  pictureCount,
  uploading,
  goTo,
  showAll,
}: {
  saver: DraftSaver;
  facts: FormFacts;
  pictureCount: number;
  /** Pictures are still on their way: publishing would leave without them. */
  uploading: boolean;
  goTo: (step: Step, field?: string) => void;
  showAll: () => void;
}): Publication {
  const { t } = useTranslation(["listingForm", "forms", "common"]);
  const navigate = useNavigate();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { refuse, ...chosen } = useChoice();
  const [stopper, setStopper] = useState<string | undefined>();

  const publishNow = async (): Promise<void> => {
    setMessage(null);
    setStopper(undefined);
    const patch = leftovers(saver.store.get().values, facts.kind, facts.propertyRules);
    if (Object.keys(patch).length > 0) saver.store.dispatch({ type: "changed", patch });
    const { values, unread, declarationsNeeded, propertyRules, conflict } = saver.store.get();
    const asked = { ...facts, declarationsNeeded, propertyRules, unread, errors: {} };
    const [gap] = steps.flatMap((step) => gapsIn(step, values, asked, pictureCount));
    if (gap) {
      showAll();
      return goTo(stepOfField(gap), gap);
    }
    if (conflict) return setMessage(t("rival.first"));
    if (uploading) return setMessage(t("photos.publishLater"));
    const isSaved = await saver.flush();
    const { id, errors, trouble } = saver.store.get();
    if (!isSaved || id === null) {
      const wrong = Object.keys(errors)[0];
      if (wrong) return goTo(stepOfField(wrong), wrong);
      return setMessage(trouble?.kind === "refused" ? trouble.message : t("common:connection"));
    }
    try {
      await browserApi.ownListings.publish({ params: { id }, body: bodyOf(chosen.choice) });
    } catch (error) {
      const failure = readFailure(error, [...fieldNames, "pictures", ...choiceFields], t);
      if (refuse(failure.fields)) return;
      saver.store.dispatch({ type: "publicationRefused", errors: Object.fromEntries(failure.fields) });
      setMessage(failure.message);
      setStopper(error instanceof ApiError ? error.body?.code : undefined);
      const [first] = failure.fields;
      if (first) goTo(stepOfField(first[0]), first[0]);
      return;
    }
    await navigate(`${pathTo("listingAdded", locale)}?id=${id}`);
  };

  return {
    publish: async () => {
      setBusy(true);
      await publishNow().finally(() => setBusy(false));
    },
    ...chosen,
    busy,
    message,
    isForVerified: stopper === "VERIFICATION_NEEDED",
    isOverdue: stopper === "FEES_OVERDUE",
  };
}

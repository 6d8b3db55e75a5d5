import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { Advertisement } from "#contract/advertisements.ts";
import type { Locale } from "#contract/locale.ts";
import { pathTo } from "#web/addresses.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useRootData } from "#web/root-data.ts";
import { notify } from "#web/ui/notify.ts";
import { kindOf } from "./category-kind.ts";
import { type DraftState, hasUnsaved } from "./draft-state.ts";
import { fieldProblem } from "./field-problem.ts";
import { type FormModel, fieldId } from "./form-model.ts";
import { missingIn, type Step, stepOf, steps } from "./steps.ts";
import { useDraft } from "./use-draft.ts";
import { usePhotos } from "./use-photos.ts";
import { type Publication, usePublication } from "./use-publication.ts";

export interface AdvertisementFormState {
  step: Step;
  model: FormModel;
  draft: DraftState;
  /** A draft saves itself; what is public is saved when asked. */
  automatic: boolean;
  pictureCount: number;
  goTo: (step: Step, focusField?: string) => void;
  /** The next step, where this one lacks nothing. */
  goOn: () => void;
  goBack: () => void;
  save: () => Promise<boolean>;
  saveAndLeave: () => Promise<void>;
  publication: Publication;
  /** Whether leaving now, for the path `to` within the site, would lose something. */
  wouldLose: (to?: string) => boolean;
}

/** Everything the form knows and can do; its parts only show it. */
export function useAdvertisementForm(
  advertisement: Advertisement | null,
  serverTime: string,
): AdvertisementFormState {
  const { t } = useTranslation(["advertisement", "forms"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { categories } = useRootData();
  const step = stepOf(search.get("step"));
  const status = advertisement?.status ?? "draft";
  const automatic = status === "draft";
  const { state: draft, saver } = useDraft(advertisement, automatic);
  const photos = usePhotos(advertisement?.pictures ?? [], saver.ensureId);
  const [checked, setChecked] = useState<ReadonlySet<Step>>(new Set());
  const nowMs = Date.parse(serverTime);
  const { values, errors } = draft;
  const kind = kindOf(categories, values.categoryId);
  const pictureCount = photos.queue.tiles.filter(({ state }) => state !== "failed").length;
  const focusLater = useRef<{ step: Step; field: string } | null>(null);

  // Pictures and prices lead to fields of other steps: the focus follows once the step is there.
  useEffect(() => {
    if (focusLater.current?.step !== step) return;
    focusField(focusLater.current.field);
    focusLater.current = null;
  });

  const goTo = useCallback(
    (target: Step, field?: string) => {
      const open = async () => {
        focusLater.current = field ? { step: target, field } : null;
        const id = saver.store.get().id ?? (await saver.ensureId());
        if (id === null) return void notify({ kind: "error", text: t("save.cannotCreate"), id: "draft" });
        void saver.flush();
        const path = pathTo("editAdvertisement", locale, { id });
        const query = target === "what" ? "" : `?step=${target}`;
        // From the page of a new listing this is a change of pages: everything must be on the server by then.
        if (pathname !== path) await saver.flush();
        await navigate(`${path}${query}`, {
          state: { focusStep: !field },
          preventScrollReset: Boolean(field),
        });
      };
      void open();
    },
    [saver, locale, navigate, pathname, t],
  );

  const showMissing = (at: Step): boolean => {
    const [first] = missingIn(at, values, pictureCount);
    const wrong = first ?? Object.keys(errors).find((field) => document.getElementById(fieldId(field)));
    setChecked(new Set([...checked, at]));
    if (wrong) focusField(wrong);
    return wrong !== undefined;
  };

  const model: FormModel = {
    values,
    change: (patch) => saver.store.dispatch({ type: "changed", patch }),
    changeCondition: (line, value) =>
      saver.store.dispatch({
        type: "changed",
        patch: { condition: { ...saver.store.get().values.condition, [line]: value } },
      }),
    errorOf: (field) => {
      if (errors[field]) return errors[field];
      const problem = fieldProblem(field, values, nowMs);
      if (problem) return t(`problem.${problem.key}`, problemWords(problem.value, locale));
      const isMissing =
        checked.has(step) && missingIn(step, values, pictureCount).some((each) => each === field);
      return isMissing ? t(field === "pictures" ? "photos.needed" : "forms:rule.required") : null;
    },
    isFixed: (field) =>
      !automatic &&
      (field === "type" ||
        field === "saleMode" ||
        (status === "live" && (field === "duration" || field === "activateAt"))),
    status,
    kind,
    photos,
    nowMs,
  };

  const publication = usePublication({
    saver,
    kind,
    pictureCount,
    goTo,
    showAll: () => setChecked(new Set(steps)),
  });
  const save = () => saver.flush();
  const wouldLose = useCallback(
    (to?: string) => {
      const { id } = saver.store.get();
      const isItself = id !== null && to === pathTo("editAdvertisement", locale, { id });
      return !isItself && (hasUnsaved(saver.store.get()) || photos.isBusy);
    },
    [saver, photos.isBusy, locale],
  );
  return {
    step,
    model,
    draft,
    automatic,
    pictureCount,
    goTo,
    goOn: () => {
      const next = steps[steps.indexOf(step) + 1];
      if (next && !showMissing(step)) goTo(next);
    },
    goBack: () => {
      const before = steps[steps.indexOf(step) - 1];
      if (before) goTo(before);
    },
    save,
    saveAndLeave: async () => {
      if (await save()) await navigate(pathTo("advertisements", locale));
    },
    publication,
    wouldLose,
  };
}

/** The number a message speaks of, in every guise a message may want. */
function problemWords(value: number | undefined, locale: Locale) {
  return { value, length: value, amount: value === undefined ? "" : formatCzk(value, locale) };
}

function focusField(field: string): void {
  const control =
    document.getElementById(fieldId(field)) ?? document.querySelector<HTMLElement>(`[name="${field}"]`);
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}

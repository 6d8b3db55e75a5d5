import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import type { DraftSaver } from "../draft/draft-saver.ts";
import { controlOf, focusOn } from "../focus-field.ts";
import type { Step } from "./steps.ts";

/** Leads to a step, and there to a field or to the step's heading. */
export function useStepNavigation(step: Step, saver: DraftSaver): (target: Step, field?: string) => void {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const focusLater = useRef<{ step: Step; field: string } | null>(null);

  // Pictures and prices lead to fields of other steps: the focus follows once the step is there.
  useEffect(() => {
    if (focusLater.current?.step !== step) return;
    focusOn(controlOf(focusLater.current.field));
    focusLater.current = null;
  });

  return useCallback(
    (target: Step, field?: string) => {
      const open = async () => {
        focusLater.current = field ? { step: target, field } : null;
        const id = saver.store.get().id ?? (await saver.ensureId());
        if (id === null) return void notify({ kind: "error", text: t("save.cannotCreate"), id: "draft" });
        void saver.flush();
        const path = pathTo("editListing", locale, { id });
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
}

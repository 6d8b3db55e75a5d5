import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { readFailure } from "#web/forms/read-failure.ts";
import { coverPage } from "#web/session/session-end.ts";
import { notify } from "#web/ui/overlays/notify.ts";

/**
 * Runs one step and shows the page anew, also after a refusal: somebody else may have been faster. `run`
 * resolves with what went wrong, or null; `press` shows it as a snackbar instead.
 */
export function usePageAction(): {
  busy: boolean;
  run: (step: () => Promise<unknown>) => Promise<string | null>;
  press: (step: () => Promise<unknown>) => void;
} {
  const { t } = useTranslation(["forms", "common"]);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>): Promise<string | null> => {
    setBusy(true);
    try {
      await step();
      return null;
    } catch (error) {
      return readFailure(error, [], t).message ?? t("common:error.general");
    } finally {
      if (!coverPage()) await revalidate();
      setBusy(false);
    }
  };
  return {
    busy,
    run,
    press: (step) => {
      void run(step).then((failure) => failure && notify({ kind: "error", text: failure }));
    },
  };
}

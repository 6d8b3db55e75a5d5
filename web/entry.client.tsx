import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { startI18n } from "./i18n/browser-texts.ts";
import { tellCodeGone } from "./loading/code-gone.ts";
import { limitReloads } from "./loading/limit-reloads.ts";
import { sendEarlySubmit } from "./start/early-submit.ts";
import { keepEarlyInput } from "./start/keep-early-input.ts";

const tellEarlyInput = keepEarlyInput();
const i18n = await startI18n();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </I18nextProvider>
    </StrictMode>,
  );
});

/** Its effect runs when everything inside has been taken over. A wrapper, because a sibling would change every `useId`. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    // From here on whoever loads code knows what to do without it.
    window.stopReloadEarly?.();
    if (import.meta.env.PROD) limitReloads(tellCodeGone);
    tellEarlyInput();
    // A field that React holds shows what it was told only once React has heard of it.
    setTimeout(sendEarlySubmit);
  }, []);
  return children;
}

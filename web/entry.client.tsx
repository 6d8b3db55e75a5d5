import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { nameSite } from "./api/name-site.ts";
import { startI18n } from "./i18n/browser-texts.ts";
import { announceCodeGone } from "./loading/code-gone.ts";
import { limitReloads } from "./loading/limit-reloads.ts";
import { sendEarlySubmit } from "./start/early-submit.ts";
import { keepEarlyInput } from "./start/keep-early-input.ts";

nameSite(window);
const announceEarlyInput = keepEarlyInput();
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

/**
 * Its effect runs once React has taken over everything inside. It is a wrapper, because a sibling would change every
 * `useId`.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    // From here on every loader of code deals with code that does not come.
    window.stopReloadEarly?.();
    if (import.meta.env.PROD) limitReloads(announceCodeGone);
    announceEarlyInput();
    // A controlled field shows only the values that React has heard of.
    setTimeout(sendEarlySubmit);
  }, []);
  return children;
}

import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { startI18n } from "./i18n/browser-texts.ts";
import { sendEarlySubmit } from "./start/early-submit.ts";
import { keepEarlyInput } from "./start/keep-early-input.ts";
import { keepOwnRoutes, unpackApart } from "./start/start-in-parts.ts";

const tellEarlyInput = keepEarlyInput();
const i18n = await startI18n();
keepOwnRoutes();
unpackApart();
await self.scheduler?.yield?.();

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
    // From here on a failed load of code is handled.
    window.stopReloadEarly?.();
    tellEarlyInput();
    // A controlled field shows only the values that React has heard of.
    setTimeout(sendEarlySubmit);
  }, []);
  return children;
}

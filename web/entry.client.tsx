import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import type { Locale } from "#contract/locale.ts";
import { createI18n, loadTexts } from "./i18n/i18n.ts";

const locale: Locale = document.documentElement.lang === "en" ? "en" : "cs";
const i18n = createI18n(locale, await loadTexts(locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

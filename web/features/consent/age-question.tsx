import { useContext, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { pageAt } from "#web/addresses/page-at.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { inlineScript } from "#web/start/inline-script.ts";
import { NonceContext } from "#web/start/nonce.ts";
import { Button } from "#web/ui/button.tsx";
import { yearSeconds } from "./age-answer.ts";
import { askAge } from "./ask-age.ts";

/** Pages for everybody: the terms and what is done with data, and what a mail leads to. */
const openPages: readonly PageKey[] = [
  "info",
  "changePassword",
  "confirmNewsletter",
  "endNewsletter",
  "unsubscribe",
  "unsubscribeMessages",
];

/**
 * Asks once whether the visitor is 18 or older (rule VI1). The browser's own dialog: while it is open
 * nothing behind it can be reached, the cookie bar included, which therefore comes after it.
 */
export function AgeQuestion() {
  const { pathname } = useLocation();
  const page = pageAt(pathname)?.page;
  return page && openPages.includes(page) ? null : <Question />;
}

function Question() {
  const { t } = useTranslation("consent");
  const locale = useLocale();
  const nonce = useContext(NonceContext);
  const explained = pathTo("adultsOnly", locale);
  useEffect(() => askAge(yearSeconds), []);
  return (
    <>
      <dialog
        id="age-question"
        data-explained={explained}
        aria-labelledby="age-question-title"
        aria-describedby="age-question-text"
        suppressHydrationWarning
        className="m-auto w-[calc(100%-2rem)] max-w-110 rounded-block bg-surface p-6 text-ink shadow-lift backdrop:bg-backdrop tablet:p-8"
      >
        <h2 id="age-question-title" className="type-h3">
          {typography(t("age.title"))}
        </h2>
        <p id="age-question-text" className="type-body mt-3">
          {typography(t("age.text"))}
        </p>
        <form method="dialog" className="mt-6 grid gap-3">
          <Button type="submit" value="yes" wide>
            {t("age.yes")}
          </Button>
          <Button type="submit" kind="outline" value="no" wide>
            {t("age.no")}
          </Button>
        </form>
      </dialog>
      <script nonce={nonce} suppressHydrationWarning>
        {inlineScript(askAge, yearSeconds)}
      </script>
    </>
  );
}

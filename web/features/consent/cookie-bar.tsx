import { X } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import { inlineScript } from "#web/start/inline-script.ts";
import { NonceContext } from "#web/start/nonce.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { hideCookieBar, onCookieBarOpened } from "./bar-visibility.ts";
import { isChoiceStored, optionalKinds, storedKinds, yearSeconds } from "./cookie-choice.ts";
import { takeChoice } from "./take-choice.ts";

/**
 * Asks for the visitor's consent: three answers that look alike, the choices behind one of them. It is no dialog: the
 * page can be used meanwhile. Opened again from the footer it can be closed, which changes nothing.
 */
export function CookieBar() {
  const { t } = useTranslation("consent");
  const nonce = useContext(NonceContext);
  const [canClose, setCanClose] = useState(false);
  const [chooses, setChooses] = useState(false);
  const bar = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => takeChoice(yearSeconds, ...optionalKinds), []);
  useEffect(
    () =>
      onCookieBarOpened(() => {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        setCanClose(isChoiceStored());
        setChooses(true);
        tick(bar.current, storedKinds());
        bar.current?.focus();
      }),
    [],
  );
  const showChoices = () => {
    flushSync(() => setChooses(true));
    bar.current?.querySelector<HTMLInputElement>("input[name=kind]")?.focus();
  };
  const close = () => {
    hideCookieBar();
    opener.current?.focus();
    opener.current = null;
  };
  return (
    <>
      <form
        ref={bar}
        id="cookie-bar"
        method="dialog"
        onSubmit={close}
        onKeyDown={(event) => canClose && event.key === "Escape" && close()}
        tabIndex={-1}
        aria-labelledby="cookie-bar-title"
        className="cookie-bar fixed inset-x-0 bottom-0 z-40 max-h-[85svh] overflow-y-auto border-t border-line bg-surface text-ink shadow-lift -outline-offset-2"
      >
        <div className="container-page relative grid gap-x-12 gap-y-3 py-4 tablet:py-6 wide:grid-cols-[1fr_auto] wide:items-end">
          <div>
            <h2 id="cookie-bar-title" className="type-h4 pr-12">
              {t("cookies.title")}
            </h2>
            <p className="type-small mt-1 max-w-[80ch] text-pretty">{typography(t("cookies.text"))}</p>
            <fieldset className="mt-1" hidden={!chooses}>
              <legend className="sr-only">{t("cookies.kinds")}</legend>
              <div className="grid grid-cols-2 gap-x-8 tablet:flex tablet:flex-wrap">
                <Checkbox label={t("cookies.technical")} checked disabled readOnly />
                {optionalKinds.map((kind) => (
                  <Checkbox key={kind} name="kind" value={kind} label={t(`cookies.${kind}`)} />
                ))}
              </div>
            </fieldset>
          </div>
          <div className="grid grid-cols-3 gap-1 tablet:gap-3 max-tablet:*:px-0.5 max-tablet:*:text-[15px] max-tablet:*:whitespace-normal">
            <Button type="submit" kind="outline" size="small" value="nothing">
              {t("cookies.rejectAll")}
            </Button>
            {chooses ? (
              <Button key="selected" type="submit" kind="outline" size="small" value="selected">
                {t("cookies.acceptSelected")}
              </Button>
            ) : (
              <Button key="choose" kind="outline" size="small" onClick={showChoices}>
                {t("cookies.choose")}
              </Button>
            )}
            <Button type="submit" kind="outline" size="small" value="all">
              {t("cookies.acceptAll")}
            </Button>
          </div>
          {canClose && (
            <IconButton label={t("cookies.close")} onClick={close} className="absolute top-3 right-3">
              <X aria-hidden="true" strokeWidth={1.5} className="size-6" />
            </IconButton>
          )}
        </div>
      </form>
      <script nonce={nonce} suppressHydrationWarning>
        {inlineScript(takeChoice, yearSeconds, ...optionalKinds)}
      </script>
    </>
  );
}

function tick(bar: HTMLFormElement | null, kinds: readonly string[]): void {
  for (const box of bar?.querySelectorAll<HTMLInputElement>("input[name=kind]") ?? []) {
    box.checked = kinds.includes(box.value);
  }
}

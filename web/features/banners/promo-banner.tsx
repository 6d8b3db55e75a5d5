import { X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Banner } from "#contract/banners/banners.ts";
import { classes } from "#web/ui/classes.ts";
import { PromoLine } from "./promo-line.tsx";
import { isPromoSeen, shownMs, storePromoSeen } from "./promo-visibility.ts";

/** While the pointer or the focus is on the banner it stays, and looks again this much later. */
const lookAgainMs = 1_000;

/**
 * A line above all pages. When its time is over it fades and leaves its place empty, so that nothing moves under the
 * reader; the place goes with the next page, or at once when the visitor closes it.
 */
export function PromoBanner({ banner }: { banner: Banner }) {
  const { t } = useTranslation("layout");
  const bar = useRef<HTMLElement>(null);
  const { state, close } = usePromo(bar);
  if (state === "gone") return null;
  const closeAndGoOn = () => {
    close();
    // The close button is gone: the header's first link follows it.
    document.querySelector<HTMLElement>("header a")?.focus();
  };
  return (
    <aside
      ref={bar}
      aria-label={t("promo.label")}
      inert={state === "faded"}
      className={classes(
        "promo-banner bg-teal text-on-teal transition-[opacity,visibility] duration-500 [--color-focus:var(--color-on-teal)]",
        state === "faded" && "invisible opacity-0",
      )}
    >
      <div className="container-page flex h-16 items-center gap-2 tablet:h-13">
        <PromoLine banner={banner} />
        <span className="needs-script shrink-0">
          <button
            type="button"
            onClick={closeAndGoOn}
            aria-label={t("promo.close")}
            title={t("promo.close")}
            className="grid size-11 place-items-center rounded-control text-on-teal-2 hover:text-on-teal"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </button>
        </span>
      </div>
    </aside>
  );
}

function usePromo(bar: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<"shown" | "faded" | "gone">("shown");
  const { pathname } = useLocation();
  const seenOn = useRef<string>(null);
  useLayoutEffect(() => {
    if (seenOn.current === pathname) return;
    seenOn.current = pathname;
    if (isPromoSeen()) setState("gone");
  }, [pathname]);
  useEffect(() => {
    if (state !== "shown") return;
    const fade = () => {
      if (bar.current?.matches(":hover, :focus-within")) {
        timer = setTimeout(fade, lookAgainMs);
        return;
      }
      storePromoSeen();
      setState("faded");
    };
    let timer = setTimeout(fade, shownMs);
    return () => clearTimeout(timer);
  }, [state, bar]);
  const close = () => {
    storePromoSeen();
    setState("gone");
  };
  return { state, close };
}

import { ArrowRight, X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Banner } from "#contract/content/banners.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { MenuLink } from "#web/layout/menu-link.tsx";
import { classes } from "#web/ui/classes.ts";
import { isPromoSeen, storePromoSeen } from "./promo-visibility.ts";

/** It hides itself after this long (RULES.md VI5). */
export const shownMs = 30_000;
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
  const { title, url, picture } = banner;
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
        <MenuLink
          to={url}
          className="group flex h-full min-w-0 grow items-center gap-3 rounded-control tablet:justify-center"
        >
          {picture?.ready && (
            <ListingPicture picture={picture} alt="" sizes="40px" className="w-9 shrink-0 aspect-4/5" />
          )}
          <span className="type-min line-clamp-3 tablet:line-clamp-2 tablet:text-base/6 group-hover:underline group-hover:underline-offset-4">
            {typography(title)}
          </span>
          <ArrowRight
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-5 shrink-0 text-on-teal-accent max-tablet:hidden"
          />
        </MenuLink>
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

import { useEffect, useState } from "react";
import type { Banner, ShownBanners } from "#contract/banners/banners.ts";
import { readCookie, writeCookie } from "#web/session/cookies.ts";
import { popupBanner } from "./popup-banner.ts";

/**
 * VI4: The intro popup comes {delayMs} after the page, or after the last answer to age or cookies, once in 14 days, and waits while
 * something else wants an answer; it comes on public lists and articles, never before a lot or a form.
 */
export const delayMs = 3_000;
/** As long as something else wants an answer it waits, and looks again this much later. */
const lookAgainMs = 500;
/** For so long it does not come again, in seconds: 14 days. */
const fortnightSeconds = 14 * 24 * 3_600;

type PopupDialog = typeof import("./popup-dialog.tsx").PopupDialog;

/** The banner that introduces itself once in a fortnight: one for wide screens, one for narrow ones. */
export function IntroPopup({ shownBanners }: { shownBanners: ShownBanners }) {
  const [popup, setPopup] = useState<{ Dialog: PopupDialog; banner: Banner } | null>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!bannerFor(shownBanners)) return;
    let wasBusy = false;
    const show = () => {
      if (readCookie("intro-popup") === "hidden") return;
      if (isSomebodyBusy()) {
        wasBusy = true;
        timer = setTimeout(show, lookAgainMs);
        return;
      }
      // Whoever has just answered gets as long as whoever has just come.
      if (wasBusy) {
        wasBusy = false;
        timer = setTimeout(show, delayMs);
        return;
      }
      import("./popup-dialog.tsx").then(
        ({ PopupDialog }) => {
          const banner = bannerFor(shownBanners);
          // Another dialog may have opened while the code loaded.
          if (isSomebodyBusy() || !banner) timer = setTimeout(show, lookAgainMs);
          else setPopup({ Dialog: PopupDialog, banner });
        },
        // The visitor has not asked for it: where its code cannot be loaded, the page goes on without it.
        () => setPopup(null),
      );
    };
    let timer = setTimeout(show, delayMs);
    return () => clearTimeout(timer);
  }, [shownBanners]);
  if (!popup) return null;
  const close = () => {
    writeCookie("intro-popup", "hidden", fortnightSeconds);
    setOpen(false);
  };
  return <popup.Dialog banner={popup.banner} open={isOpen} onClose={close} />;
}

function bannerFor(shownBanners: ShownBanners): Banner | undefined {
  return popupBanner(shownBanners, window.matchMedia("(min-width: 48em)").matches);
}

/** A dialog is open, the cookie bar or the question of age waits for an answer, or somebody is writing. */
function isSomebodyBusy(): boolean {
  return (
    document.documentElement.classList.contains("ask-cookies") ||
    document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") !== null ||
    document.activeElement?.matches("input, textarea, select") === true
  );
}

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "#web/ui/classes.ts";
import type { DialogProps } from "./dialog-props.ts";

const widths = { narrow: "max-w-110", normal: "max-w-145", wide: "max-w-215", full: "max-w-390" };

/** Controls that one writes into or chooses from. */
const fields = ':is(input, textarea, select):not([type="hidden"], [tabindex="-1"], [aria-hidden="true"])';

/** The content of `Dialog`, also used by files that load when they open; three packages heavy. */
export default function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  width = "normal",
  sheet = false,
  isUnasked = false,
  finalFocus,
}: DialogProps) {
  const { t } = useTranslation("ui");
  const popup = useRef<HTMLDivElement>(null);
  // A second press of Enter must not answer the question, so the focus starts at its field or at the dialog, never at an answer.
  const startOfQuestion = (openedBy: string) =>
    (openedBy !== "touch" && popup.current?.querySelector<HTMLElement>(fields)) || popup.current;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={classes(
            "fixed inset-0 z-50 flex overflow-y-auto overscroll-contain",
            // Stretched, a sheet longer than the screen would end with it, and its content go on without a ground.
            sheet ? "items-start justify-end" : "px-4 py-8",
            // The focused element is not hidden behind the buttons below.
            width === "full" && "scroll-pb-28",
          )}
        >
          <Base.Popup
            ref={popup}
            initialFocus={isUnasked ? popup : actions ? startOfQuestion : true}
            finalFocus={finalFocus}
            className={classes(
              "relative w-full bg-surface text-ink shadow-lift outline-none transition-[opacity,translate] duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0",
              sheet
                ? "min-h-full max-w-105 p-5 data-ending-style:translate-x-6 data-starting-style:translate-x-6"
                : classes(
                    "m-auto rounded-block p-5 data-ending-style:translate-y-2 data-starting-style:translate-y-2 tablet:p-8",
                    widths[width],
                  ),
            )}
          >
            <Base.Title className="type-h3 pr-12">{title}</Base.Title>
            {description && <Base.Description className="type-body mt-2 text-muted">{description}</Base.Description>}
            {children && <div className="mt-5">{children}</div>}
            {actions && (
              <div
                className={classes(
                  "mt-6 flex flex-wrap gap-3 max-tablet:*:grow",
                  // The buttons of a dialog longer than the screen can be reached from anywhere in it.
                  width === "full" &&
                    "sticky -bottom-8 -mx-5 -mb-5 rounded-b-block border-line border-t bg-surface p-5 tablet:-mx-8 tablet:-mb-8 tablet:px-8",
                )}
              >
                {actions}
              </div>
            )}
            {/* Last in the order, so that the focus starts in the content. */}
            <Base.Close
              aria-label={t("close")}
              title={t("close")}
              className={classes(
                "absolute grid size-11 place-items-center rounded-control text-muted hover:bg-info-tint hover:text-ink",
                sheet ? "top-3.5 right-3" : "top-3.5 right-3 tablet:top-6.5 tablet:right-6",
              )}
            >
              <X aria-hidden="true" strokeWidth={1.5} className="size-6" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

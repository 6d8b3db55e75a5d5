import { type ReactNode, type RefObject, Suspense, useEffect, useState } from "react";
import { atFirstAct } from "#web/loading/at-first-act.ts";
import { laterPart } from "#web/loading/later-part.ts";

const load = () => import("./dialog-window.tsx");
const DialogWindow = laterPart(load);

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end. */
  actions?: ReactNode;
  /** `full`: as wide as the page itself. */
  width?: "narrow" | "normal" | "wide" | "full";
  /** A sheet along the right edge, full height, as the menu on phones. */
  sheet?: boolean;
  /** A dialog that opened by itself: the focus goes to the dialog and rings nothing in it. */
  isUnasked?: boolean;
  /** Where the focus returns; by default to the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/**
 * A window above the page. Its code loads with the visitor's first action on a page that has one, so that it opens at
 * once.
 */
export function Dialog(props: DialogProps) {
  // Once opened it stays mounted, so that it closes smoothly.
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  useEffect(() => atFirstAct(load), []);
  return (
    isNeeded && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  );
}

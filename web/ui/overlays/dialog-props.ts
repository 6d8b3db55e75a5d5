import type { ReactNode, RefObject } from "react";

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

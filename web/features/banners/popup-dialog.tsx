import type { Banner } from "#contract/banners/banners.ts";
import { typography } from "#web/format/typography.ts";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";
import { PopupContent } from "./popup-content.tsx";

interface PopupDialogProps {
  banner: Banner;
  open: boolean;
  /** Closed, or its link followed. */
  onClose: () => void;
}

/** A banner as a dialog: what it says, its picture, one link. */
export function PopupDialog({ banner, open, onClose }: PopupDialogProps) {
  return (
    <DialogWindow
      isUnasked
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={typography(banner.title)}
    >
      <PopupContent banner={banner} onFollow={onClose} />
    </DialogWindow>
  );
}

import { useEffect, useState } from "react";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface AskDialogProps<Key extends string> {
  /** What is asked; null while nothing is. */
  asked: Key | null;
  textsOf: (key: Key) => { title: string; text: string; confirm: string; keep: string };
  /** Does it; resolves with the reason when it failed, with null when it is done. */
  onConfirm: (key: Key) => Promise<string | null>;
  onClose: () => void;
}

/** One dialog for several questions: asks the one that is `asked`. */
export function AskDialog<Key extends string>({ asked, textsOf, onConfirm, onClose }: AskDialogProps<Key>) {
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(asked);
  useEffect(() => {
    if (asked) setNamed(asked);
  }, [asked]);
  const key = asked ?? named;
  if (!key) return null;
  return (
    <ConfirmDialog
      {...textsOf(key)}
      open={asked !== null}
      confirmKind="primary"
      onConfirm={() => onConfirm(key)}
      onClose={onClose}
    />
  );
}

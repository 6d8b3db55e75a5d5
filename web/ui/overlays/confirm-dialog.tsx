import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonKind } from "#web/ui/button-style.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The labels of the two buttons. */
  confirm: string;
  keep: string;
  /** Danger where something is deleted. */
  confirmKind?: ButtonKind;
  /** Performs the action; resolves with the reason when it failed, with null when it is done. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The dialog stays open with the reason when the action fails. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  keep,
  confirmKind = "danger",
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const run = async () => {
    setBusy(true);
    const reason = await onConfirm().finally(() => setBusy(false));
    if (reason === null) close();
    else setFailure(reason);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      width="narrow"
      title={title}
      description={text}
      actions={
        <>
          <Button kind={confirmKind} busy={busy} onClick={() => void run()}>
            {confirm}
          </Button>
          <Button kind="outline" onClick={close}>
            {keep}
          </Button>
        </>
      }
    >
      {failure && (
        <div role="alert">
          <FormError>{failure}</FormError>
        </div>
      )}
    </Dialog>
  );
}

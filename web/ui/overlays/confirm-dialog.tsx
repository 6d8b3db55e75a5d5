import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonKind } from "#web/ui/button-style.ts";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
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
  /** What the decision needs: figures, fields. A function gets the failure and shows it at its field. */
  children?: ReactNode | ((failure: string | null) => ReactNode);
  /** Performs the action; resolves with null when it is done, else with the reason, which is empty where a field says it already. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The dialog stays open with the reason when the action fails. */
export function ConfirmDialog({ confirmKind = "danger", children, ...props }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    props.onClose();
  };
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const reason = await props.onConfirm().finally(() => setBusy(false));
    if (reason === null) close();
    else setFailure(reason);
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={(next) => !next && close()}
      width="narrow"
      title={props.title}
      description={props.text}
      actions={
        <>
          <Button kind={confirmKind} busy={busy} onClick={() => void run()}>
            {props.confirm}
          </Button>
          <Button kind="outline" onClick={close}>
            {props.keep}
          </Button>
        </>
      }
    >
      {typeof children === "function" ? children(failure) : children}
      {typeof children !== "function" && (
        <AlertNote className={children ? "mt-3" : undefined}>{failure}</AlertNote>
      )}
    </Dialog>
  );
}

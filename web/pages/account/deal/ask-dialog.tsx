import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormError } from "#web/ui/form-error.tsx";

interface AskDialogProps<Key extends string> {
  /** What is asked; null while nothing is. */
  asked: Key | null;
  textsOf: (key: Key) => { title: string; text: string; confirm: string; keep: string };
  /** Does it; resolves with the reason when it failed, with null when it is done. */
  onConfirm: (key: Key) => Promise<string | null>;
  onClose: () => void;
}

/** Asks before a step that cannot be taken back. Stays open, with the reason, when that fails. */
export function AskDialog<Key extends string>({ asked, textsOf, onConfirm, onClose }: AskDialogProps<Key>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(asked);
  useEffect(() => {
    if (asked) setNamed(asked);
  }, [asked]);
  const key = asked ?? named;
  if (!key) return null;
  const { title, text, confirm, keep } = textsOf(key);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const go = async () => {
    setBusy(true);
    const reason = await onConfirm(key).finally(() => setBusy(false));
    if (reason === null) close();
    else setFailure(reason);
  };
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(next) => !next && close()}
      width="narrow"
      title={title}
      description={text}
      actions={
        <>
          <Button busy={busy} onClick={() => void go()}>
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

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonKind } from "#web/ui/button-style.ts";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { pressOnce } from "#web/ui/press-once.ts";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The labels of the two buttons. */
  confirm: string;
  keep: string;
  /** A second question in place of the first, once that is answered. */
  onceMore?: { text: ReactNode; confirm: string };
  /** The focus goes to the answer, a moment after the question has come up, so that the press that opened it does not answer it. */
  startsAtConfirm?: boolean;
  /** Danger where something is deleted. */
  confirmKind?: ButtonKind;
  /** What the decision needs: figures, fields. A function gets the failure and shows it at its field. */
  children?: ReactNode | ((failure: string | null) => ReactNode);
  /** Performs the action; resolves with null when it is done, else with the reason, which is empty where a field says it already. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The dialog stays open with the reason when the action fails. */
export function ConfirmDialog({
  confirmKind = "danger",
  children,
  onceMore,
  startsAtConfirm = false,
  ...props
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const { answer, isReady } = useAnswer(startsAtConfirm && props.open, isAskedAgain);
  const close = () => {
    setFailure(null);
    setAskedAgain(false);
    props.onClose();
  };
  const run = async () => {
    if (onceMore && !isAskedAgain) return setAskedAgain(true);
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
      description={isAskedAgain ? onceMore?.text : props.text}
      actions={
        <>
          <Button
            ref={answer}
            kind={confirmKind}
            busy={busy}
            disabled={!isReady}
            onKeyDown={pressOnce}
            onClick={() => void run()}
          >
            {(isAskedAgain && onceMore?.confirm) || props.confirm}
          </Button>
          <Button kind="outline" onClick={close}>
            {props.keep}
          </Button>
        </>
      }
    >
      {typeof children === "function" ? children(failure) : children}
      {typeof children !== "function" && <AlertNote className={children ? "mt-3" : undefined}>{failure}</AlertNote>}
    </Dialog>
  );
}

/** How long a question stands before its answer can be pressed, ms: the second press of a double click is no answer. */
const readMs = 300;

/** The button that answers: where the focus waits for it, it can be pressed only a moment after each question has come up. */
function useAnswer(
  isWaitedFor: boolean,
  isAskedAgain: boolean,
): { answer: RefObject<HTMLButtonElement | null>; isReady: boolean } {
  const answer = useRef<HTMLButtonElement>(null);
  const asked = isWaitedFor ? (isAskedAgain ? "again" : "once") : null;
  const [ready, setReady] = useState<typeof asked>(null);
  useEffect(() => {
    if (asked === null) return setReady(null);
    const timer = setTimeout(() => setReady(asked), readMs);
    return () => clearTimeout(timer);
  }, [asked]);
  useEffect(() => {
    if (ready !== null) answer.current?.focus();
  }, [ready]);
  return { answer, isReady: asked === ready };
}

import type { ReactNode } from "react";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { ReasonField, useReason } from "#web/pages/admin/reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface MeasureReasonProps {
  label: string;
  hint: string;
  button: string;
  /** Said once it is done. */
  done: string;
  isQuiet?: boolean;
  /** Further fields, above the reason. */
  children?: ReactNode;
  send: (reason: string) => Promise<unknown>;
}

/** A reason that the person concerned reads, and the button that takes or undoes the measure. */
export function MeasureReason(props: MeasureReasonProps) {
  const { label, hint, button, done, isQuiet = false, children, send } = props;
  const { busy, run } = usePageAction();
  const reason = useReason();
  const decide = async () => {
    if (!reason.check()) return;
    const failure = await run(() => send(reason.text));
    if (failure !== null) return reason.fail(failure);
    notify({ kind: "success", text: done });
  };
  return (
    <div className="mt-4 grid gap-4">
      {children}
      <ReasonField reason={reason} label={label} hint={hint} rows={2} />
      <div>
        <Button kind={isQuiet ? "outline" : "primary"} busy={busy} onClick={() => void decide()}>
          {button}
        </Button>
      </div>
    </div>
  );
}

import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonLength } from "#contract/deals/decisions.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
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
  const { t } = useTranslation("forms");
  const { busy, run } = usePageAction();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const decide = async () => {
    const { least } = reasonLength;
    if (reason.trim().length < least) return setError(t("rule.min", { length: least }));
    const failure = await run(() => send(reason));
    if (failure !== null) return setError(failure);
    notify({ kind: "success", text: done });
  };
  return (
    <div className="mt-4 grid gap-4">
      {children}
      <Textarea
        label={label}
        hint={hint}
        required
        rows={2}
        maxLength={reasonLength.most}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value);
          setError(null);
        }}
      />
      <div>
        <Button kind={isQuiet ? "outline" : "primary"} busy={busy} onClick={() => void decide()}>
          {button}
        </Button>
      </div>
    </div>
  );
}

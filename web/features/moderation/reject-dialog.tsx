import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HouseRule } from "#contract/deals/decisions.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ReasonsFields } from "./reasons-fields.tsx";
import { useReasons } from "./use-reasons.ts";

interface RejectDialogProps<Rule extends HouseRule> {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** What the button does, and what leaves everything as it is. */
  confirm: string;
  keep: string;
  /** The reader of the facts, in words. */
  hint: string;
  rules: readonly Rule[];
  onReject: (reasons: { rule: Rule; reason: string }) => Promise<unknown>;
  /** When it is done, and the dialog closed. */
  onDone: () => void;
}

/** A moderator's decision against something: asks for rule and facts before it is made. */
export function RejectDialog<Rule extends HouseRule>(props: RejectDialogProps<Rule>) {
  const { t } = useTranslation(["moderation", "forms", "common"]);
  const reasons = useReasons(props.rules);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    props.onClose();
  };
  const reject = async () => {
    const filled = reasons.read();
    if (!filled) return;
    setBusy(true);
    const refused = await failureOf(props.onReject(filled), t);
    setBusy(false);
    setFailure(refused);
    if (refused !== null) return;
    close();
    props.onDone();
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={(next) => !next && close()}
      width="narrow"
      title={props.title}
      description={typography(props.text)}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void reject()}>
            {props.confirm}
          </Button>
          <Button kind="outline" onClick={close}>
            {props.keep}
          </Button>
        </>
      }
    >
      <ReasonsFields reasons={reasons} hint={props.hint} />
      {failure && (
        <div role="alert" className="mt-3">
          <FormError>{failure}</FormError>
        </div>
      )}
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { typography } from "#web/format/typography.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { ReasonsFields } from "./reasons-fields.tsx";
import { useReasons } from "./use-reasons.ts";

interface RejectDialogProps<Rule extends SitePolicy> {
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
  onDone: () => void;
}

/** A moderator's decision against something: asks for rule and facts before it is made. */
export function RejectDialog<Rule extends SitePolicy>(props: RejectDialogProps<Rule>) {
  const { t } = useTranslation(["moderation", "forms", "common"]);
  const reasons = useReasons(props.rules);
  const reject = async () => {
    const filled = reasons.read();
    if (!filled) return "";
    const refused = await failureOf(props.onReject(filled), t);
    if (refused === null) props.onDone();
    return refused;
  };
  return (
    <ConfirmDialog {...props} text={typography(props.text)} onConfirm={reject}>
      <ReasonsFields reasons={reasons} hint={props.hint} />
    </ConfirmDialog>
  );
}

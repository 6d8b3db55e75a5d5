import { useTranslation } from "react-i18next";
import { reasonLength } from "#contract/moderation/decisions.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import type { Reasons } from "./use-reasons.ts";

/** The grounds of a moderator's decision: one site rule, and the facts, which the people it touches will read. */
export function ReasonsFields({ reasons, hint }: { reasons: Omit<Reasons, "read">; hint: string }) {
  const { t } = useTranslation("moderation");
  return (
    <div className="grid gap-5">
      <Select
        label={t("reasons.rule")}
        placeholder={t("reasons.choose")}
        required
        options={reasons.rules.map((rule) => ({ value: rule, label: t(`rule.${rule}`) }))}
        value={reasons.rule}
        error={reasons.errors.rule}
        onChange={(event) => reasons.setRule(event.currentTarget.value)}
      />
      <Textarea
        label={t("reasons.reason")}
        hint={hint}
        required
        maxLength={reasonLength.most}
        value={reasons.reason}
        error={reasons.errors.reason}
        onChange={(event) => reasons.setReason(event.currentTarget.value)}
      />
    </div>
  );
}

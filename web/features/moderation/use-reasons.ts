import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonLength, type SitePolicy } from "#contract/moderation/decisions.ts";

export interface Reasons<Rule extends SitePolicy = SitePolicy> {
  rules: readonly Rule[];
  rule: Rule | "";
  setRule: (value: string) => void;
  reason: string;
  setReason: (value: string) => void;
  errors: { rule: string | undefined; reason: string | undefined };
  /** What was filled in, or null where something is missing: the fields say so then. */
  read: () => { rule: Rule; reason: string } | null;
}

/** Rule and facts of a moderator's decision, while they are being written. */
export function useReasons<Rule extends SitePolicy>(rules: readonly Rule[]): Reasons<Rule> {
  const { t } = useTranslation(["moderation", "forms"]);
  const [rule, setRule] = useState<Rule | "">("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const words = reason.trim();
  const isShort = words.length < reasonLength.least;
  return {
    rules,
    rule,
    setRule: (value) => setRule(rules.find((each) => each === value) ?? ""),
    reason,
    setReason,
    errors: {
      rule: isTried && rule === "" ? t("moderation:reasons.ruleMissing") : undefined,
      reason: isTried && isShort ? t("forms:rule.min", { length: reasonLength.least }) : undefined,
    },
    read: () => {
      setTried(true);
      return rule === "" || isShort ? null : { rule, reason: words };
    },
  };
}

import { useTranslation } from "react-i18next";
import { writtenNumber } from "#web/format/written-number.ts";

/** A11: Forms check required, e-mail and length in the browser before the server is asked. */
export function useRules() {
  const { t } = useTranslation("forms");
  return {
    required: t("rule.required"),
    /** For check boxes that must be ticked. */
    confirmed: { validate: (value: boolean) => value || t("rule.confirmed") },
    email: { value: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u, message: t("rule.email") },
    min: (length: number) => ({ value: length, message: t("rule.min", { length }) }),
    max: (length: number) => ({ value: length, message: t("rule.max", { length }) }),
    /** An amount or a number as people write it; empty is for `required` to say. */
    number: {
      validate: (text: string) => text.trim() === "" || !Number.isNaN(writtenNumber(text)) || t("rule.number"),
    },
    username: {
      value: /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u,
      message: t("rule.username"),
    },
  };
}

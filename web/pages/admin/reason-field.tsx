import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonLength } from "#contract/moderation/decisions.ts";
import { Textarea, type TextareaProps } from "#web/ui/fields/textarea.tsx";

/** The reason of a decision while it is written, and what is wrong with it. */
export function useReason() {
  const { t } = useTranslation("forms");
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  return {
    text,
    error,
    /** Says at the field what is wrong; null: nothing any more. */
    fail: setError,
    /** Whether the reason is long enough; where it is not, its field says so. */
    check: (): boolean => {
      const { least } = reasonLength;
      const isEnough = text.trim().length >= least;
      if (!isEnough) setError(t("rule.min", { length: least }));
      return isEnough;
    },
    write: (next: string) => {
      setText(next);
      setError(null);
    },
  };
}

interface ReasonFieldProps extends Pick<TextareaProps, "label" | "hint" | "rows" | "className"> {
  reason: ReturnType<typeof useReason>;
}

/** Where a decision's reason is written. What is wrong goes as soon as somebody writes on. */
export function ReasonField({ reason, ...props }: ReasonFieldProps) {
  return (
    <Textarea
      {...props}
      required
      maxLength={reasonLength.most}
      value={reason.text}
      error={reason.error}
      onChange={(event) => reason.write(event.target.value)}
    />
  );
}

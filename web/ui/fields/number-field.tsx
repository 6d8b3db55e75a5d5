import { useState } from "react";
import { readNumber } from "#contract/values/read-number.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";

export interface NumberFieldProps extends Omit<FieldProps, "children"> {
  /** null: empty or no number. */
  value: number | null;
  /** `text` is what was written where it cannot be read; the value is null then. */
  onChange: (value: number | null, text: string | null) => void;
  /** Text that was written here before and cannot be read. */
  unread?: string | undefined;
  /** What is shown after the number, such as `ml`. */
  unit?: string;
  /** Digits after the decimal point that may be written; 0 without it. */
  decimals?: number;
  disabled?: boolean;
}

/** A number with a unit. What cannot be read stays as it was written; an error is shown only once the field is left. */
export function NumberField({
  value,
  onChange,
  unread,
  unit,
  decimals = 0,
  disabled,
  error,
  ...field
}: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(unread ?? null);
  const [writing, setWriting] = useState(false);
  const written = value === null ? "" : locale === "cs" ? String(value).replace(".", ",") : String(value);
  const shown = draft ?? written;
  return (
    <Field {...field} error={writing ? null : error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            disabled={disabled}
            value={shown}
            onFocus={() => setWriting(true)}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              const read = readNumber(event.currentTarget.value, decimals);
              if ("fault" in read) onChange(null, event.currentTarget.value);
              else onChange(read.value, null);
            }}
            onBlur={() => {
              setWriting(false);
              if (draft !== null && !("fault" in readNumber(draft, decimals))) setDraft(null);
            }}
            className={classes(controlStyle, "tnum h-12 py-2.5", unit && "pr-14")}
          />
          {unit && (
            <span className="type-field pointer-events-none absolute inset-y-0 right-0 grid w-14 place-items-center text-muted">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

import { useState } from "react";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";

export interface NumberFieldProps extends Omit<FieldProps, "children"> {
  /** null: empty or no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** What is shown after the number, such as `ml`. */
  unit?: string;
  /** Digits after the decimal point that may be written; 0 without it. */
  decimals?: number;
  /** Shown once the visitor leaves the field with text in it that is no number. */
  notNumber: string;
  disabled?: boolean;
}

/** A number with a unit. An error is shown only after the visitor has finished writing. */
export function NumberField({
  value,
  onChange,
  unit,
  decimals = 0,
  notNumber,
  disabled,
  error,
  ...field
}: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const written = value === null ? "" : locale === "cs" ? String(value).replace(".", ",") : String(value);
  const shown = draft ?? written;
  const isNoNumber = draft !== null && draft.trim() !== "" && parseNumber(draft, decimals) === null;
  return (
    <Field {...field} error={writing ? null : isNoNumber ? notNumber : error}>
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
              onChange(parseNumber(event.currentTarget.value, decimals));
            }}
            onBlur={() => {
              setWriting(false);
              if (!isNoNumber) setDraft(null);
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

function parseNumber(text: string, decimals: number): number | null {
  const plain = text.replace(/[\s\u00a0]/g, "").replace(",", ".");
  const pattern = decimals > 0 ? new RegExp(`^\\d{1,7}(\\.\\d{0,${decimals}})?$`) : /^\d{1,7}$/;
  return pattern.test(plain) ? Number(plain) : null;
}

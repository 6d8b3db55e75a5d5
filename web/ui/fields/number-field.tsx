import { useState } from "react";
import { type NumberFault, readNumber } from "#contract/values/read-number.ts";
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
  /** Reads a measure as people write it; a bare number without it. */
  measure?: ((text: string) => number | null) | undefined;
  disabled?: boolean;
}

/**
 * A number with a unit. What cannot be read stays as it was written. An error waits until what is being written is left or sent: a
 * field that gets the focus since it was refused shows why.
 */
export function NumberField({
  value,
  onChange,
  unread,
  unit,
  decimals = 0,
  measure,
  disabled,
  error,
  ...field
}: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(unread ?? null);
  const [writing, setWriting] = useState(false);
  const written = value === null ? "" : locale === "cs" ? String(value).replace(".", ",") : String(value);
  const shown = draft ?? written;
  const read = (text: string) => readWith(text, measure, decimals);
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
            onKeyDown={({ key }) => {
              if (key === "Enter") setWriting(false);
            }}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setWriting(true);
              setDraft(text);
              const found = read(text);
              if ("fault" in found) onChange(null, text);
              else onChange(found.value, null);
            }}
            onBlur={() => {
              setWriting(false);
              if (draft !== null && !("fault" in read(draft))) setDraft(null);
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

function readWith(
  text: string,
  measure: NumberFieldProps["measure"],
  decimals: number,
): { value: number | null } | { fault: NumberFault } {
  if (!measure || text.trim() === "") return readNumber(text, decimals);
  const value = measure(text);
  return value === null ? { fault: "notNumber" } : { value };
}

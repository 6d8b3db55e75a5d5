import { useEffect, useState } from "react";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

interface CellProps {
  label: string;
  /** As it is stored, in words. */
  value: string;
  /** Saves what was written, once the cell is left; the reason where it cannot be read. */
  onSave: (text: string) => string | null;
  error?: string | null | undefined;
  unit?: string;
  long?: boolean;
  numeric?: boolean;
  required?: boolean;
  maxLength?: number;
  className?: string;
}

/** A field of a row. It saves when it is left, and keeps what was written until that is stored. */
export function Cell({ label, value, onSave, error, unit, long, numeric, ...others }: CellProps) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setText(value), [value]);
  const field = {
    label,
    value: text,
    ...others,
    error: problem ?? error,
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
    onBlur: () => setProblem(text === value ? null : onSave(text)),
  };
  if (long) return <Textarea {...field} rows={1} />;
  return (
    <Input
      {...field}
      autoComplete="off"
      {...(numeric && { inputMode: "decimal" })}
      {...(unit && { end: unit, endWidth: 40 })}
    />
  );
}

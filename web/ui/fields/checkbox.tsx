import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "#web/ui/classes.ts";
import { FormError } from "./form-error.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "id" | "className" | "children"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | string[] | null | undefined;
  /** A count at the end of the line. */
  count?: ReactNode;
  className?: string;
};

export function Checkbox({ label, hint, error, count, className, required, ...rest }: CheckboxProps) {
  const id = useId();
  const messages = [error ?? []].flat().filter(Boolean);
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="tick-row">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={messages.length > 0 || undefined}
          aria-describedby={messages.length > 0 || hint ? noteId : undefined}
          className="tick-box"
        />
        <span>{label}</span>
        {count !== undefined && <span className="type-small tnum text-muted">{count}</span>}
      </label>
      {(messages.length > 0 || hint) && (
        <div
          id={noteId}
          className={classes("type-caption pl-8", messages.length === 0 ? "text-muted" : "-mt-1.5 pb-2")}
        >
          {messages.length > 0 ? <FormError>{messages.join(" ")}</FormError> : hint}
        </div>
      )}
    </div>
  );
}

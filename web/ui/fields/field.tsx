import { type ReactNode, useId } from "react";
import { classes } from "#web/ui/classes.ts";
import { FormError } from "./form-error.tsx";

/** The attributes a control inside a field needs to be labelled and described. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** One line under the control. */
  hint?: ReactNode;
  /** Messages of this field; usually there is one, but all are shown. */
  error?: string | string[] | null | undefined;
  required?: boolean;
  /** Says "nepovinné" beside the label. */
  optionalNote?: string;
  /** Label for screen readers only. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** What belongs to the field around a control, and what is the control's own. */
export function splitField<Props extends Omit<FieldProps, "children">>(props: Props) {
  const { label, hint, error, required, optionalNote, hideLabel, id, className, ...rest } = props;
  return { field: { label, hint, error, required, optionalNote, hideLabel, id, className }, rest };
}

/** Label, control, hint and error, tied together. The error takes the hint's place, so that nothing jumps. */
export function Field({ label, hint, error, required, optionalNote, hideLabel, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const messages = [error ?? []].flat().filter(Boolean);
  const hasError = messages.length > 0;
  const noteId = `${controlId}-note`;
  return (
    <div className={classes("grid content-start gap-1.5", className)}>
      <label htmlFor={controlId} className={classes("type-small font-semibold", hideLabel && "sr-only")}>
        {label}
        {optionalNote && <span className="font-normal text-muted"> {optionalNote}</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": hasError || hint ? noteId : undefined,
        "aria-invalid": hasError || undefined,
        "aria-required": required || undefined,
      })}
      {(hasError || hint) && (
        <div id={noteId} className="type-caption min-h-5.5">
          {hasError ? <FormError>{messages.join(" ")}</FormError> : <span className="text-muted">{hint}</span>}
        </div>
      )}
    </div>
  );
}

import type { ComponentProps } from "react";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps, splitField } from "./field.tsx";

export type TextareaProps = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"textarea">, "id" | "className" | "children">;

/** A labelled text of several lines; it grows with its content where the browser can. */
export function Textarea({ rows = 4, ...props }: TextareaProps) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          className={classes(controlStyle, "field-sizing-content max-h-150 min-h-29 resize-y py-2.5")}
        />
      )}
    </Field>
  );
}

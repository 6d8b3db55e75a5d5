import type { ComponentProps, ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps, splitField } from "./field.tsx";

export type InputProps = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"input">, "id" | "className" | "children"> & {
    /** Set inside the field at its end, such as a unit or a button; leave room with `endWidth`. */
    end?: ReactNode;
    endWidth?: number;
  };

export function Input({ end, endWidth = 48, ...props }: InputProps) {
  const { field, rest } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            {...control}
            className={classes(controlStyle, "h-12 py-2.5")}
            style={end ? { paddingRight: endWidth } : undefined}
          />
          {end && (
            <span
              className="type-field pointer-events-none absolute inset-y-0 right-0 grid place-items-center text-muted *:pointer-events-auto"
              style={{ width: endWidth }}
            >
              {end}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

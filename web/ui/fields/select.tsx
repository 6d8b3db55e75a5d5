import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps, splitField } from "./field.tsx";

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"select">, "id" | "className" | "children"> & {
    options: readonly SelectOption[];
    /** First, empty choice. */
    placeholder?: string;
    /** Bare: label and value on one line without a box, as beside a list. */
    bare?: boolean;
  };

/** A labelled choice from a list. The browser's own control: it works before scripts arrive and as people know it on phones. */
export function Select({ options, placeholder, bare, ...props }: SelectProps) {
  const { field, rest } = splitField(props);
  const chevron = (
    <ChevronDown
      aria-hidden="true"
      strokeWidth={1.5}
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-primary-dark"
    />
  );
  return (
    <Field
      {...field}
      className={classes(
        bare && "grid-flow-col items-center gap-3 [&>label]:font-normal [&>label]:text-muted",
        field.className,
      )}
    >
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={
              bare
                ? "type-control h-11 w-full appearance-none rounded-control bg-transparent pr-10 pl-1 text-ink [&>option]:bg-surface"
                : classes(controlStyle, "h-12 appearance-none pr-11 text-ellipsis")
            }
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {chevron}
        </span>
      )}
    </Field>
  );
}

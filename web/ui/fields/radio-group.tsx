import { type ReactNode, useId } from "react";
import { classes } from "#web/ui/classes.ts";
import { FormError } from "./form-error.tsx";

interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** What else may be done with the choice, beside it. */
  action?: ReactNode;
}

export interface RadioGroupProps<T extends string> {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<T>[];
  value?: T | null;
  defaultValue?: T;
  onChange?: (value: T) => void;
  error?: string | string[] | null | undefined;
  /** Each choice in a bordered block, side by side where there is room. */
  blocks?: boolean;
  className?: string;
}

export function RadioGroup<T extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  blocks,
  className,
}: RadioGroupProps<T>) {
  const id = useId();
  const messages = [error ?? []].flat().filter(Boolean);
  return (
    <fieldset className={className} aria-describedby={messages.length > 0 ? `${id}-note` : undefined}>
      <legend className="type-small mb-1 font-semibold">{legend}</legend>
      <div className={blocks ? "grid gap-3 tablet:grid-cols-[repeat(auto-fit,minmax(176px,1fr))]" : "grid"}>
        {options.map((option) => (
          <Choice key={option.value} action={option.action}>
            <label
              htmlFor={`${id}-${option.value}`}
              className={classes(
                "type-field flex min-h-11 cursor-pointer items-start gap-3 py-2.5",
                blocks &&
                  "rounded-control border border-control bg-surface px-4 py-3.5 transition-colors duration-150 hover:border-primary-dark has-checked:border-primary-dark has-checked:shadow-[inset_0_0_0_1px_var(--color-primary-dark)]",
              )}
            >
              <input
                id={`${id}-${option.value}`}
                type="radio"
                name={name}
                value={option.value}
                disabled={option.disabled}
                {...(value !== undefined
                  ? { checked: value === option.value, onChange: () => onChange?.(option.value) }
                  : {
                      defaultChecked: defaultValue === option.value,
                      onChange: () => onChange?.(option.value),
                    })}
                className="tick-dot"
              />
              <span>
                <span className={classes(blocks && "font-semibold")}>{option.label}</span>
                {option.hint && <span className="type-caption block text-muted">{option.hint}</span>}
              </span>
            </label>
          </Choice>
        ))}
      </div>
      {messages.length > 0 && (
        <div id={`${id}-note`}>
          <FormError>{messages.join(" ")}</FormError>
        </div>
      )}
    </fieldset>
  );
}

function Choice({ action, children }: { action: ReactNode; children: ReactNode }) {
  if (!action) return children;
  return (
    <div className="flex items-start justify-between gap-3">
      {children}
      <div className="shrink-0">{action}</div>
    </div>
  );
}

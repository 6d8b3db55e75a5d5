import { ChevronDown } from "lucide-react";
import { classes } from "#web/ui/classes.ts";

interface Option {
  value: string;
  label: string;
}

/** Options under a heading; without one they stand on their own. */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface AutoSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (Option | OptionGroup)[];
  /** Without a frame from 1028 px on, where it stands at the end of a line. */
  bare?: boolean;
}

/** A choice beside a list that sends its form as soon as it is made; without JavaScript the form's button does. */
export function AutoSelect({ name, label, value, options, bare }: AutoSelectProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <label htmlFor={name} className="text-muted">
        {label}
      </label>
      <span className="relative min-w-0 grow">
        <select
          id={name}
          name={name}
          key={value}
          defaultValue={value}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className={classes(
            "min-h-11 w-full min-w-0 appearance-none text-ellipsis rounded-control border border-control bg-surface pr-10 pl-3 font-semibold hover:border-primary-dark",
            bare &&
              "desktop:border-transparent desktop:bg-transparent desktop:pr-7 desktop:pl-1 desktop:field-sizing-content [&_option]:bg-surface",
          )}
        >
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(asOption)}
              </optgroup>
            ) : (
              asOption(option)
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={classes(
            "pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-primary-dark",
            bare && "desktop:right-0.5",
          )}
        />
      </span>
    </span>
  );
}

function asOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

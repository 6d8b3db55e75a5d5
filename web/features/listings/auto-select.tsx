interface Option {
  value: string;
  label: string;
}

/** Options under a heading; without one they stand on their own. */
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface AutoSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (Option | OptionGroup)[];
}

/** A choice beside a list that sends its form as soon as it is made; without JavaScript the form's button does. */
export function AutoSelect({ name, label, value, options }: AutoSelectProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <label htmlFor={name} className="text-muted">
        {label}
      </label>
      <select
        id={name}
        name={name}
        key={value}
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-h-11 min-w-0 rounded-control border border-control bg-surface px-3 font-semibold"
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

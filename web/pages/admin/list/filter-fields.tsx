import { useLocale } from "#web/format/use-locale.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { AdminFilters } from "./admin-filters.tsx";
import { addressOfQuery, type Filter, partsOf, usualValues } from "./filters.ts";
import type { ListOf } from "./list-of.ts";
import { type ListWords, useListWords } from "./use-list-words.ts";

interface FilterFieldsProps {
  of: ListOf;
  path: string;
  /** What the list is narrowed to now. */
  query: object;
  /** What is wrong with a field, by its name. */
  errors?: Readonly<Record<string, string | string[] | undefined>> | undefined;
  /** Of the grid that the fields stand in. */
  className: string;
}

/** The fields that a list of the back office describes, which narrow and order it. */
export function FilterFields({ of: { filters, texts }, path, query, errors = {}, className }: FilterFieldsProps) {
  const words = useListWords(texts);
  const values = query as Readonly<Record<string, string | number | undefined>>;
  const field = ([name, filter]: [string, Filter]) => (
    <FilterField key={name} {...{ name, filter, words, value: values[name] ?? "", error: errors[name] }} />
  );
  const fields = Object.entries(filters);
  const { groups, narrowing } = partsOf(filters);
  const amounts = fields.filter(([, { kind }]) => kind === "amount");
  const [firstAmount] = amounts;
  return (
    <AdminFilters
      path={path}
      key={addressOfQuery(groups, query)}
      whole={`${path}${addressOfQuery(groups, query)}`}
      query={addressOfQuery(narrowing, query)}
      usual={usualValues(filters)}
      className={className}
    >
      {fields.map((each) => {
        if (each[1].kind !== "amount") return field(each);
        return (
          each === firstAmount && (
            <div key={each[0]} className="field-row grid-cols-2 gap-x-3 max-tablet:col-span-full">
              {amounts.map(field)}
            </div>
          )
        );
      })}
    </AdminFilters>
  );
}

interface FilterFieldProps {
  name: string;
  filter: Filter;
  words: ListWords;
  value: string | number;
  error?: string | string[] | undefined;
}

function FilterField({ name, filter, words, value, error }: FilterFieldProps) {
  const locale = useLocale();
  if (filter.kind === "group") return <input type="hidden" name={name} value={value} />;
  const about = { name, label: words.label(name), hint: words.hint(name), error };
  switch (filter.kind) {
    case "text":
      return <Input {...about} defaultValue={value} autoComplete="off" maxLength={filter.most} />;
    case "choice": {
      const options = filter.values.map((each) => ({ value: each, label: words.option(name, each) }));
      if (filter.isSorted) options.sort((a, b) => a.label.localeCompare(b.label, locale));
      const any = filter.usual === "" && { placeholder: words.any(name) };
      return <Select {...about} {...any} defaultValue={value} options={options} />;
    }
    case "amount":
      return <Input {...about} defaultValue={value} inputMode="numeric" autoComplete="off" maxLength={11} />;
    case "day":
      return <Input {...about} type="date" defaultValue={value} />;
    case "check":
      return (
        <Checkbox
          name={name}
          value="true"
          label={about.label}
          defaultChecked={value === "true"}
          className="max-wide:col-span-full wide:whitespace-nowrap"
        />
      );
  }
}

import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Select } from "#web/ui/fields/select.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { StepButtons } from "./step-buttons.tsx";

interface OrderedChoicesProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Some of several things in an order: each is moved up and down or taken out, the others are added at the end. */
export function OrderedChoices<Value extends string | number>({
  label,
  options,
  chosen,
  onChange,
}: OrderedChoicesProps<Value>) {
  const { t } = useTranslation("adminForm");
  const nameOf = (value: Value) => options.find((option) => option.value === value)?.label ?? String(value);
  const left = options.filter(({ value }) => !chosen.includes(value));
  const move = (from: number, to: number) => {
    const next = [...chosen];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="type-control">{label}</legend>
      <ol className="mt-2 divide-y divide-line rounded-block border border-line">
        {chosen.map((value, index) => (
          <li key={value} className="flex min-h-12 items-center justify-between gap-4 py-0.5 pr-1 pl-4">
            <span>{nameOf(value)}</span>
            <span className="flex shrink-0">
              <StepButtons
                index={index}
                count={chosen.length}
                up={t("choices.up", { name: nameOf(value) })}
                down={t("choices.down", { name: nameOf(value) })}
                move={move}
              />
              <IconButton
                label={t("choices.remove", { name: nameOf(value) })}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              >
                <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </IconButton>
            </span>
          </li>
        ))}
        {chosen.length === 0 && <li className="type-small px-4 py-3 text-muted">{t("choices.none")}</li>}
      </ol>
      {left.length > 0 && (
        <Select
          className="mt-3 max-w-90"
          label={t("choices.add")}
          placeholder={t("choices.choose")}
          value=""
          options={left.map((option) => ({ value: String(option.value), label: option.label }))}
          onChange={(event) => {
            const added = left.find((option) => String(option.value) === event.target.value);
            if (added) onChange([...chosen, added.value]);
          }}
        />
      )}
    </fieldset>
  );
}

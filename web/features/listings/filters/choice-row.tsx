import { classes } from "#web/ui/classes.ts";
import { checkBoxStyle, radioStyle } from "#web/ui/fields/tick-style.ts";

interface ChoiceRowProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  chosen: boolean;
  words: string;
  /** How many it would show, in words. */
  count?: string;
  hidden?: boolean;
}

/** One value that a list may be narrowed to. The browser keeps whether it is chosen: there may be a hundred of them. */
export function ChoiceRow({ type, name, value, chosen, words, count, hidden }: ChoiceRowProps) {
  return (
    <label
      hidden={hidden}
      className="type-field flex min-h-11 cursor-pointer items-start gap-3 py-2.5 pointer-fine:desktop:min-h-9 pointer-fine:desktop:py-1.5"
    >
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={chosen}
        className={classes(type === "radio" ? radioStyle : checkBoxStyle, "mt-0.5")}
      />
      <bdi className="min-w-0 grow">{words}</bdi>
      <span className="type-caption tnum text-muted">{count}</span>
    </label>
  );
}

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
    <label hidden={hidden} className="choice-row">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={chosen}
        className={type === "radio" ? "tick-dot" : "tick-box"}
      />
      <bdi>{words}</bdi>
      <span>{count}</span>
    </label>
  );
}

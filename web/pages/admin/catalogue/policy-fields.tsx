import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryPolicy, PolicyKey, ResolvedPolicy } from "#contract/catalogue/category-policy.ts";
import { declarations, memberSaleModes } from "#contract/listings/listing-kinds.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { PropertyRules } from "./property-rules.tsx";
import { usePolicyWords } from "./use-policy-words.ts";

const switches = ["ageVerified", "accountVerified", "topping", "newsletter", "vouchers"] as const;

export interface PolicyFieldsProps {
  policy: CategoryPolicy;
  /** What holds where it says nothing itself. */
  inherited: ResolvedPolicy;
  /** A main category has no parent to inherit from. */
  isAtTop: boolean;
  onChange: (policy: CategoryPolicy) => void;
  errorOf: (key: PolicyKey) => string | undefined;
}

/** Every key of a policy: inherited, which is shown, or of its own. */
export function PolicyFields(props: PolicyFieldsProps) {
  const { policy, onChange } = props;
  const set = <Key extends PolicyKey>(key: Key, value: ResolvedPolicy[Key] | undefined) => {
    const { [key]: _, ...others } = policy;
    onChange(value === undefined ? (others as CategoryPolicy) : { ...others, [key]: value });
  };
  const choices = (key: "saleModes" | "declarations", all: readonly string[]) => (
    <OwnList {...props} name={key} set={(value) => set(key, value as never)}>
      <Choices name={key} all={all} chosen={policy[key] ?? []} onChange={(value) => set(key, value as never)} />
    </OwnList>
  );
  return (
    <div className="grid gap-5">
      {choices("saleModes", memberSaleModes)}
      <div className="grid gap-4 tablet:grid-cols-2">
        {switches.map((key) => (
          <Switch key={key} {...props} name={key} set={(value) => set(key, value)} />
        ))}
      </div>
      <OwnList {...props} name="countries" set={(value) => set("countries", value)}>
        <Countries
          chosen={policy.countries ?? []}
          error={props.errorOf("countries")}
          onChange={(value) => set("countries", value)}
        />
      </OwnList>
      {choices("declarations", declarations)}
      <OwnList {...props} name="properties" set={(value) => set("properties", value)}>
        <PropertyRules rules={policy.properties ?? []} onChange={(value) => set("properties", value)} />
      </OwnList>
    </div>
  );
}

interface KeyProps<Key extends PolicyKey> extends PolicyFieldsProps {
  name: Key;
  /** undefined: inherited from now on. */
  set: (value: ResolvedPolicy[Key] | undefined) => void;
}

function Switch({ policy, inherited, isAtTop, name, set }: KeyProps<(typeof switches)[number]>) {
  const { t } = useTranslation("categoryPolicy");
  const { keyOf, wordsFor } = usePolicyWords();
  return (
    <Select
      label={keyOf(name)}
      value={policy[name] === undefined ? "" : String(policy[name])}
      placeholder={t(isAtTop ? "default" : "inherited", { value: wordsFor(name, inherited[name]) })}
      options={[
        { value: "true", label: t("yes") },
        { value: "false", label: t("no") },
      ]}
      onChange={({ target }) => set(target.value === "" ? undefined : target.value === "true")}
    />
  );
}

/** A list that is inherited, or one of its own that starts as the inherited one. */
function OwnList<Key extends "saleModes" | "countries" | "declarations" | "properties">({
  policy,
  inherited,
  isAtTop,
  errorOf,
  name,
  set,
  children,
}: KeyProps<Key> & { children: ReactNode }) {
  const { t } = useTranslation("categoryPolicy");
  const { keyOf, wordsFor } = usePolicyWords();
  const isOwn = policy[name] !== undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="type-control">{keyOf(name)}</legend>
      <Checkbox
        label={t(isAtTop ? "default" : "inherited", { value: wordsFor(name, inherited[name]) })}
        checked={!isOwn}
        onChange={({ target }) => set(target.checked ? undefined : inherited[name])}
      />
      {isOwn && <div className="pl-8">{children}</div>}
      {isOwn && name !== "countries" && errorOf(name) && <FormError>{errorOf(name)}</FormError>}
    </fieldset>
  );
}

function Choices({
  name,
  all,
  chosen,
  onChange,
}: {
  name: "saleModes" | "declarations";
  all: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { t } = useTranslation("categoryPolicy");
  return all.map((each) => (
    <Checkbox
      key={each}
      label={t(`${name}.${each}`)}
      checked={chosen.includes(each)}
      onChange={({ target }) =>
        onChange(all.filter((other) => (other === each ? target.checked : chosen.includes(other))))
      }
    />
  ));
}

/** Countries by their codes, as they are written. */
function Countries({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (codes: string[]) => void;
}) {
  const { t } = useTranslation("categoryPolicy");
  const [text, setText] = useState(chosen.join(", "));
  return (
    <Input
      label={t("codes")}
      hint={t("codesHint")}
      error={error}
      value={text}
      autoComplete="off"
      onChange={({ target }) => {
        setText(target.value);
        onChange([...new Set(target.value.toUpperCase().split(/[\s,;]+/))].filter(Boolean));
      }}
    />
  );
}

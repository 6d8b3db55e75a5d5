import { useTranslation } from "react-i18next";
import type { IssueThing } from "#contract/newsletter-issues/newsletter-admin.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { OrderedChoices } from "#web/pages/admin/ordered-choices.tsx";
import { ThingSearch } from "./thing-search.tsx";

interface ThingPickerProps {
  of: "articles" | "lots";
  most: number;
  chosen: readonly IssueThing[];
  onChange: (chosen: IssueThing[]) => void;
}

/** Articles or lots of an issue in their order, and the search by which others are added. */
export function ThingPicker({ of, most, chosen, onChange }: ThingPickerProps) {
  const { t } = useTranslation("newsletterAdmin");
  const nameOf = useThingName();
  return (
    <div>
      <OrderedChoices
        label={t(`${of}.label`)}
        options={chosen.map((thing) => ({ value: thing.id, label: nameOf(thing) }))}
        chosen={chosen.map(({ id }) => id)}
        onChange={(ids) => onChange(ids.flatMap((id) => chosen.find((thing) => thing.id === id) ?? []))}
      />
      <ThingSearch
        of={of}
        nameOf={nameOf}
        canAdd={({ id }) => chosen.length < most && !chosen.some((each) => each.id === id)}
        onAdd={(thing) => onChange([...chosen, thing])}
      />
    </div>
  );
}

/** What a thing is called, with its number and with what stands against it. */
function useThingName(): (thing: IssueThing) => string {
  const { t } = useTranslation("newsletterAdmin");
  const locale = useLocale();
  return ({ id, name, fault }) => `${name[locale] || name.cs} (${id})${fault ? ` – ${t(`fault.${fault}`)}` : ""}`;
}

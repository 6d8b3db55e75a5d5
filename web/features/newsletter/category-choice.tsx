import { ChevronDown } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type ChoiceMode, chooseCategory } from "./choose-category.ts";

/** Check boxes of categories, four levels deep, in at most 4 or 6 columns; narrower screens have fewer. */
export function CategoryChoice({
  legend,
  categories,
  chosen,
  onChange,
  mode = "down",
  columns,
  folded = false,
}: {
  legend: string;
  categories: readonly NewsletterCategory[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  mode?: ChoiceMode;
  columns: 4 | 6;
  /** What lies under a category shows when it is opened, or has a chosen one in it at first. */
  folded?: boolean;
}) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(() => new Set(folded ? chosen : []));
  const flip = (id: number) => setOpen((all) => all.symmetricDifference(new Set([id])));
  const toggle = (id: number, isOn: boolean) => onChange(chooseCategory(categories, chosen, { id, isOn, mode }));
  const branch = (list: readonly NewsletterCategory[], level: number) => (
    <ul
      className={level === 1 ? undefined : "border-l border-line pl-3"}
      style={level === 1 ? columnsOf(columns) : undefined}
    >
      {list.map(({ id, name, subcategories }) => (
        <li key={id} className={liesOnLevel[level]}>
          <div className="tick-line">
            <Checkbox
              label={<span className={level === 1 ? "font-semibold" : undefined}>{typography(name)}</span>}
              checked={chosen.has(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            {folded && subcategories.length > 0 && (
              <IconButton label={t("categoriesUnder", { name })} aria-expanded={open.has(id)} onClick={() => flip(id)}>
                <ChevronDown
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className={classes("size-5 transition-transform duration-150", open.has(id) && "rotate-180")}
                />
              </IconButton>
            )}
          </div>
          {subcategories.length > 0 && (!folded || open.has(id)) && branch(subcategories, level + 1)}
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {branch(categories, 1)}
    </fieldset>
  );
}

/** A trade may go on in the next column, a kind of goods stays together. */
const liesOnLevel: Readonly<Record<number, string>> = {
  1: "pb-4 [&>*:first-child]:break-after-avoid-column",
  2: "break-inside-avoid-column",
};

/** As many columns as fit at 13 rem each, and no more than asked for. */
function columnsOf(columns: number): CSSProperties {
  return { columns: `${columns} 13rem`, columnGap: "2rem" };
}

import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { menuLink } from "#contract/settings/menu-link.ts";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { StepButtons } from "#web/pages/admin/step-buttons.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export type MenuEntry = Stored<"topmenu">["value"][number];
export const newEntry: MenuEntry = { text: { cs: "", en: "" }, link: { cs: "", en: "" } };

type LinkPath = "text.cs" | "text.en" | "link.cs" | "link.en";

interface LinkRowsProps {
  /** Of each row its key, in the order of the menu. */
  rows: readonly { readonly id: string }[];
  most: number;
  /** The fields of a row, as the form registers them. */
  field: (
    index: number,
    path: "text.cs" | "text.en" | "link.cs" | "link.en",
  ) => {
    error: string | undefined;
    registered: object;
  };
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  append: () => void;
}

/** Entries of a menu: words and target in both languages, moved up and down, taken out and added. */
export function LinkRows({ rows, most, field, move, remove, append }: LinkRowsProps) {
  const { t } = useTranslation("settingsAdmin");
  const input = (index: number, path: LinkPath, required: boolean) => {
    const { error, registered } = field(index, path);
    return (
      <Input
        label={t(`menu.${path}`)}
        error={error}
        required={required}
        autoComplete="off"
        maxLength={path.startsWith("link") ? 500 : 80}
        {...registered}
      />
    );
  };
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {rows.map(({ id }, index) => (
          <li key={id} className="rounded-block border border-line p-4">
            <div className="mb-2 flex items-center justify-between gap-4">
              <p className="type-control">{t("menu.entry", { number: index + 1 })}</p>
              <div className="flex">
                <StepButtons
                  index={index}
                  count={rows.length}
                  up={t("menu.up", { number: index + 1 })}
                  down={t("menu.down", { number: index + 1 })}
                  move={move}
                />
                <IconButton label={t("menu.remove", { number: index + 1 })} onClick={() => remove(index)}>
                  <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
                </IconButton>
              </div>
            </div>
            <div className="grid gap-4 tablet:grid-cols-2">
              {input(index, "text.cs", true)}
              {input(index, "link.cs", true)}
              {input(index, "text.en", false)}
              {input(index, "link.en", true)}
            </div>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <p>
          <Button kind="outline" size="small" onClick={append}>
            {t("menu.add")}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What the fields of an entry ask: all but the English text is needed, and a link leads to a page. */
export function useLinkRules() {
  const { t } = useTranslation("settingsAdmin");
  const { required } = useRules();
  return (path: LinkPath) => {
    if (path === "text.en") return {};
    if (path === "text.cs") return { required };
    return { required, validate: (text: string) => menuLink.test(text) || t("menu.notLink") };
  };
}

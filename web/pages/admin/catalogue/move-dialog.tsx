import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { placeRefusal } from "#contract/catalogue/tree-rules.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { nameOf, wayOf } from "./tree-lines.ts";
import type { Moving } from "./use-moving.ts";

interface MoveDialogProps {
  categories: readonly EditableCategory[];
  /** null: nothing is asked. */
  category: EditableCategory | null;
  move: Moving["move"];
  onClose: () => void;
}

/** Asks for a category's new parent and its place there; where it cannot lie is not to be chosen. */
export function MoveDialog({ categories, category, move, onClose }: MoveDialogProps) {
  const { t } = useTranslation("categoryAdmin");
  const locale = useLocale();
  const [parentId, setParentId] = useState(category?.parentId ?? null);
  const [before, setBefore] = useState<number | null>(null);
  if (!category) return null;
  const parents = categories.filter((each) => placeRefusal(categories, category, each) === null);
  const siblings = categories.filter((each) => each.parentId === parentId && each.id !== category.id);
  return (
    <ConfirmDialog
      open
      title={t("move.title", { name: nameOf(category, locale) })}
      text={t("move.text")}
      confirm={t("move.confirm")}
      confirmKind="primary"
      keep={t("move.keep")}
      onConfirm={() => move(category, { parentId, before })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label={t("field.parent")}
          placeholder={t("top")}
          value={parentId ?? ""}
          options={parents.map(({ id }) => ({ value: String(id), label: wayOf(categories, id, locale) }))}
          onChange={({ target }) => {
            setParentId(target.value === "" ? null : Number(target.value));
            setBefore(null);
          }}
        />
        <Select
          label={t("move.before")}
          placeholder={t("move.last")}
          value={before ?? ""}
          options={siblings
            .filter(({ isFirst }) => !isFirst)
            .map((each) => ({ value: String(each.id), label: nameOf(each, locale) }))}
          onChange={({ target }) => setBefore(target.value === "" ? null : Number(target.value))}
        />
      </div>
    </ConfirmDialog>
  );
}

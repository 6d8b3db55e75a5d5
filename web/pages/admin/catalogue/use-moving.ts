import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { nameOf, type Place, placeOf } from "./tree-lines.ts";

export interface Moving {
  readonly busy: boolean;
  /** Moves a category and says so; `focusId` is what has the focus afterwards. Resolves with what went wrong, or null. */
  move: (category: EditableCategory, place: Place, focusId?: string) => Promise<string | null>;
}

interface Step {
  readonly place: Place;
  /** Where the category is now. */
  readonly was: Place;
  readonly focusId?: string | undefined;
  /** The note that is said afterwards cannot be taken back again. */
  readonly isUndone: boolean;
}

/** Moves categories; the note that says so takes the last move back. */
export function useMoving(categories: readonly EditableCategory[]): Moving {
  const { t } = useTranslation("categoryAdmin");
  const locale = useLocale();
  const { busy, run } = usePageAction();
  const focus = useRef<string | null>(null);
  // A row that moves in the page loses the focus of its button.
  useEffect(() => {
    const wanted = focus.current && document.getElementById(focus.current);
    if (wanted instanceof HTMLButtonElement && categories.length > 0) {
      const other = wanted.disabled ? wanted.closest("[data-steps]")?.querySelector("button:enabled") : wanted;
      if (other instanceof HTMLButtonElement) other.focus();
      focus.current = null;
    }
  }, [categories]);
  const move = async (category: EditableCategory, place: Place, focusId?: string) =>
    put(category, { place, was: placeOf(categories, category), focusId, isUndone: false });
  const put = async (category: EditableCategory, { place, was, focusId, isUndone }: Step) => {
    const { id } = category;
    let moved: EditableCategory | null = null;
    focus.current = focusId ?? null;
    const failure = await run(async () => {
      moved = (await browserApi.categoryAdmin.move({ params: { id }, body: { ...place, was } })).data;
    });
    if (failure !== null) return failure;
    const now = moved ?? category;
    const parent = categories.find((each) => each.id === now.parentId);
    notify({
      kind: "success",
      id: "category-moved",
      text: parent
        ? t("moved", { name: nameOf(now, locale), parent: nameOf(parent, locale) })
        : t("movedToTop", { name: nameOf(now, locale) }),
      ...(!isUndone && {
        action: {
          label: t("undo"),
          onPress: () => void takeBack(now, { place: was, was: place, isUndone: true }),
        },
      }),
    });
    return null;
  };
  const takeBack = async (category: EditableCategory, step: Step) => {
    const failure = await put(category, step);
    if (failure !== null) notify({ kind: "error", text: failure });
  };
  return { busy, move };
}

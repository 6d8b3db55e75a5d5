import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import type { Locale } from "#contract/values/locale.ts";

/** What a category is called at its back office. */
export function nameOf({ name }: EditableCategory, locale: Locale): string {
  return name[locale] || name.cs;
}

/** The names from the top down to a category. */
export function wayOf(categories: readonly EditableCategory[], id: number, locale: Locale): string {
  const path = categories.find((each) => each.id === id)?.path ?? [];
  const names = path.flatMap((step) => categories.find((each) => each.id === step) ?? []);
  return names.map((each) => nameOf(each, locale)).join(" › ");
}

/** A place in the tree, as the API takes it. */
export interface Place {
  readonly parentId: number | null;
  /** The sibling before which it goes; null: the end. */
  readonly before: number | null;
}

/** The siblings of a category, itself included, in their order. */
function siblingsOf(categories: readonly EditableCategory[], { parentId }: EditableCategory): EditableCategory[] {
  return categories.filter((each) => each.parentId === parentId);
}

/** Where a category is now. */
export function placeOf(categories: readonly EditableCategory[], category: EditableCategory): Place {
  const siblings = siblingsOf(categories, category);
  const next = siblings[siblings.indexOf(category) + 1];
  return { parentId: category.parentId, before: next?.id ?? null };
}

/** The place one step up or down among the siblings; null where it cannot go there. */
export function stepPlace(
  categories: readonly EditableCategory[],
  category: EditableCategory,
  by: 1 | -1,
): Place | null {
  const siblings = siblingsOf(categories, category);
  const at = siblings.indexOf(category);
  const passed = siblings[at + by];
  if (!passed || passed.isFirst || category.isFirst) return null;
  const before = by < 0 ? passed : siblings[at + 2];
  return { parentId: category.parentId, before: before?.id ?? null };
}

/** The part of a row that something is dropped on: above it, into it, below it. */
export type DropPart = "before" | "into" | "after";

/** The place that a drop on a part of a row means; null where the dragged one is there already. */
export function dropPlace(
  categories: readonly EditableCategory[],
  dragged: EditableCategory,
  onto: EditableCategory,
  part: DropPart,
): Place | null {
  if (dragged.id === onto.id) return null;
  const place = part === "into" ? { parentId: onto.id, before: null } : besides(categories, dragged, onto, part);
  const now = placeOf(categories, dragged);
  const isLast = part === "into" && dragged.parentId === onto.id && now.before === null;
  return isLast || (place.parentId === now.parentId && place.before === now.before) ? null : place;
}

function besides(
  categories: readonly EditableCategory[],
  dragged: EditableCategory,
  onto: EditableCategory,
  part: "before" | "after",
): Place {
  const { parentId } = onto;
  const others = siblingsOf(categories, onto).filter(({ id }) => id !== dragged.id);
  const at = others.indexOf(onto) + (part === "before" ? 0 : 1);
  // Nothing comes before those that are always first.
  return { parentId, before: others.slice(at).find(({ isFirst }) => !isFirst)?.id ?? null };
}

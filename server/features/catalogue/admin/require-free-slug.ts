import { Invalid } from "#server/errors.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import type { TreeRow } from "./read-tree.ts";

/** Siblings have different slugs in each language, at the field where they do not (rule T8). */
export function requireFreeSlug(
  tree: readonly TreeRow[],
  parentId: number | null,
  { id, slugCs, slugEn }: { id?: number; slugCs: string; slugEn: string },
): void {
  const siblings = tree.filter((row) => row.parentId === parentId && row.id !== id);
  const fields: Record<string, MessageKey[]> = {};
  if (siblings.some((each) => each.slugCs === slugCs)) fields["slug.cs"] = ["SLUG_TAKEN"];
  const english = slugEn || slugCs;
  if (siblings.some((each) => (each.slugEn || each.slugCs) === english)) fields["slug.en"] = ["SLUG_TAKEN"];
  if (Object.keys(fields).length > 0) throw new Invalid(fields, "SLUG_TAKEN");
}

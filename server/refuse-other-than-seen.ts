import { Conflict } from "./errors.ts";

/** What of a thing its writer has seen: when it was stored, and its picture, "" for none. */
export interface Seen {
  readonly version?: string;
  readonly pictureId?: string;
}

/**
 * DK4: What the site keeps (stores, carriers, packages, brands, categories, currencies, drafts of newsletters,
 * categories of the blog) is changed and taken away only as it was seen: of two people of the staff the second is
 * told, and nothing of the first is lost.
 *
 * CHANGED_ELSEWHERE where it is another one than was seen. A picture has no part in the version: a form may be open beside it.
 */
export function refuseOtherThanSeen(
  now: { readonly updatedAt: Date; readonly pictureId?: string | null },
  { version, pictureId }: Seen,
): void {
  const isOther = version !== undefined && version !== now.updatedAt.toISOString();
  const hasOther = pictureId !== undefined && pictureId !== (now.pictureId ?? "");
  if (isOther || hasOther) throw new Conflict("CHANGED_ELSEWHERE");
}

import { originalName } from "./encode-picture.ts";
import type { media } from "./table.ts";

type Stored = Pick<typeof media.$inferSelect, "hasOriginal" | "widths">;

/** The name, within its folder, of the file that shows the most of a picture. */
export function fullSizeName({ hasOriginal, widths }: Stored): string {
  return hasOriginal ? originalName : `${Math.max(...widths)}.webp`;
}

import type { Picture } from "#contract/listings/media.ts";
import type { media } from "./table.ts";

export type PictureRow = Pick<
  typeof media.$inferSelect,
  "id" | "status" | "role" | "width" | "height" | "widths"
>;

export function pictureView({ id, status, role, width, height, widths }: PictureRow): Picture {
  return { id, width, height, widths, ready: status === "ready", role };
}

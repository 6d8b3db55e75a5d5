import type { Picture } from "#contract/media/media.ts";
import type { media } from "./table.ts";

export type PictureRow = Pick<typeof media.$inferSelect, "id" | "status" | "role" | "width" | "height" | "widths"> & {
  /** Read where it is looked at closely alone. */
  readonly zoomWidth?: number | null;
};

export function pictureView({ id, status, role, width, height, widths, zoomWidth }: PictureRow): Picture {
  return { id, width, height, widths, ready: status === "ready", role, ...(zoomWidth && { zoomWidth }) };
}

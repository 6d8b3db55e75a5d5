import { z } from "zod";
import { instant } from "#contract/values/shapes.ts";

/** Widths in pixels in which every picture is kept; one wider than the original is not made. */
export const pictureWidths = [320, 640, 1024, 1600] as const;
export const pictureFormats = ["avif", "webp"] as const;

/** A picture; its files are `/media/{id}/{width}.{avif|webp}` for each of `widths`. */
export const picture = z.object({
  id: z.string(),
  width: z.number().int().describe("Of the largest variant, in pixels"),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  ready: z.boolean().describe("false while the files are still being made"),
  addedAt: instant.optional().describe("When it was added to a lot that had bids; left out for all others"),
  role: z.string().nullable().describe("front, label, closure, level, back … where known"),
});
export type Picture = z.infer<typeof picture>;

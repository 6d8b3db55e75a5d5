import { z } from "zod";
import { instant } from "#contract/values/shapes.ts";

/** Widths in pixels in which a picture is kept where it is wider; the last of its variants has its own width, 1 600 at most. */
export const pictureWidths = [320, 640, 1024, 1600] as const;
/** The greatest width of the variant that is loaded once somebody zooms. */
export const zoomWidth = 2560;
export const pictureFormats = ["avif", "webp"] as const;

/** A picture; its files are `/media/{id}/{width}.{avif|webp}` for each of `widths`. */
export const picture = z.object({
  id: z.string(),
  width: z.number().int().describe("Of the largest variant, in pixels"),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  zoomWidth: z
    .number()
    .int()
    .optional()
    .describe(
      `Of \`/media/{id}/{zoomWidth}.webp\`, to zoom into, ${zoomWidth} at most; left out where widths has all there is`,
    ),
  ready: z.boolean().describe("false while the files are still being made"),
  addedAt: instant.optional().describe("When it was added to a lot that had bids; left out for all others"),
  role: z.string().nullable().describe("front, label, closure, level, back … where known"),
});
export type Picture = z.infer<typeof picture>;

import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { media } from "#server/features/media/table.ts";
import { cleanMarkup, plainText } from "./clean-markup.ts";
import { fillValues } from "./fill-values.ts";

export interface ShownMarkup {
  readonly html: string;
  /** Headings of the second level with the ids of their elements. */
  readonly headings: { readonly id: string; readonly text: string }[];
}

type PictureRow = Pick<typeof media.$inferSelect, "id" | "status" | "width" | "height" | "widths">;

/** The greatest width of pictures in the text, px: the reading column at its widest. */
const columnWidth = 680;
/** A picture as `cleanMarkup` writes it. */
const image = /<img src="media:([\w-]+)" alt="([^"]*)" \/>/g;

/**
 * Stored markup as a page shows it: clean, with what is in force in the places for it, ids for headings, wide tables that scroll,
 * and pictures with their size.
 */
export async function showMarkup(ctx: Ctx, stored: string, lang: Locale): Promise<ShownMarkup> {
  const clean = await fillValues(ctx, cleanMarkup(stored), lang);
  const pictures = await findPictures(
    ctx,
    [...clean.matchAll(image)].map(([, id = ""]) => id),
  );
  const { html, headings } = nameHeadings(clean);
  return {
    html: html
      // A table that scrolls needs a tab stop for keyboards.
      .replaceAll("<table>", '<div class="rich-table" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>")
      .replace(image, (_, id: string, alt: string) => showPicture(pictures.get(id), alt)),
    headings,
  };
}

function nameHeadings(html: string): ShownMarkup {
  const headings: ShownMarkup["headings"] = [];
  const taken = new Set<string>();
  const named = html.replace(/<h([23])>(.*?)<\/h\1>/gs, (_, level: string, inner: string) => {
    const text = plainText(inner);
    const id = freeId(`s-${slugOf(text, "cs")}`, taken);
    if (level === "2") headings.push({ id, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: named, headings };
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

async function findPictures(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: media.id,
      status: media.status,
      width: media.width,
      height: media.height,
      widths: media.widths,
    })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Empty where the picture is gone or still being processed. `alt` is escaped already. */
function showPicture(picture: PictureRow | undefined, alt: string): string {
  if (picture?.status !== "ready") return "";
  const { id, width, height, widths } = picture;
  const sources = (format: string) => widths.map((each) => `/media/${id}/${each}.${format} ${each}w`).join(", ");
  const sizes = `(width >= 776px) ${columnWidth}px, 92vw`;
  const middle = widths.find((each) => each >= columnWidth) ?? widths.at(-1);
  return (
    `<picture><source type="image/avif" srcset="${sources("avif")}" sizes="${sizes}">` +
    `<img src="/media/${id}/${middle}.webp" srcset="${sources("webp")}" sizes="${sizes}" ` +
    `width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`
  );
}

import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, asc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { casePhotographs, dealCases, deals } from "#server/features/deals/table.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { fullSizeName } from "#server/features/media/full-size.ts";
import { media } from "#server/features/media/table.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { zipOf } from "#server/zip/zip-of.ts";

interface NamedPicture {
  readonly name: string;
  /** Where it lies in storage. */
  readonly key: string;
}

/** The pictures of a case in full size: those of its listing, and what both sides photographed. For moderators. */
export async function exportCasePictures(ctx: Ctx, id: number): Promise<StreamedFile> {
  requireScope(ctx, "moderation");
  const [found] = await ctx.db
    .select({ listingId: deals.listingId })
    .from(dealCases)
    .innerJoin(deals, eq(deals.id, dealCases.dealId))
    .where(eq(dealCases.id, id));
  if (!found) throw new NotFound();
  const pictures = [...(await picturesOf(ctx, found.listingId)), ...(await photographsOf(ctx, id))];
  await recordReading(ctx, { what: "case_pictures", id });
  return {
    name: `pictures-${id}.zip`,
    type: "application/zip",
    content: zipOf(read(ctx, pictures), ctx.clock()),
  };
}

const stored = { id: media.id, widths: media.widths, hasOriginal: media.hasOriginal };

async function picturesOf(ctx: Ctx, listingId: number): Promise<NamedPicture[]> {
  const rows = await ctx.db
    .select(stored)
    .from(listingPictures)
    .innerJoin(media, eq(media.id, listingPictures.mediaId))
    .where(and(eq(listingPictures.listingId, listingId), eq(media.status, "ready")))
    .orderBy(asc(listingPictures.position));
  return rows.map((row, index) => named(`listing-${index + 1}`, row));
}

async function photographsOf(ctx: Ctx, caseId: number): Promise<NamedPicture[]> {
  const rows = await ctx.db
    .select({ ...stored, side: casePhotographs.side })
    .from(casePhotographs)
    .innerJoin(media, eq(media.id, casePhotographs.mediaId))
    .where(and(eq(casePhotographs.caseId, caseId), eq(media.status, "ready")))
    .orderBy(asc(casePhotographs.id));
  return rows.map((row, index) => named(`${row.side}-${index + 1}`, row));
}

function named(name: string, row: { id: string; widths: number[]; hasOriginal: boolean }): NamedPicture {
  const file = fullSizeName(row);
  return { name: `${name}${extname(file)}`, key: `${row.id}/${file}` };
}

async function* read(ctx: Ctx, pictures: readonly NamedPicture[]) {
  for (const { name, key } of pictures) {
    const file = await ctx.ports.storage.get(key);
    if (file) yield { name, data: await buffer(file.stream) };
  }
}

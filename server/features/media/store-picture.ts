import { randomBytes } from "node:crypto";
import type { Picture } from "#contract/listings/media.ts";
import type { Ctx } from "#server/context.ts";
import { type EncodedPicture, encodePicture } from "./encode-picture.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { pictureView } from "./picture-view.ts";
import { removeFiles } from "./remove-pictures.ts";
import { media } from "./table.ts";

export interface NewPicture {
  /** A free id; a random one where it is not given. */
  readonly id?: string;
  readonly data: Buffer;
  /** front, label, closure, level, back … where known. */
  readonly role?: string | null;
  readonly ownerId: number | null;
}

/** A picture whose files are stored and whose row is not there yet. */
export type PreparedPicture = Omit<NewPicture, "data"> & {
  readonly id: string;
  readonly encoded: EncodedPicture;
};

/** Checks, re-encodes and stores a picture's files. The row comes after them, so that no row is without files. */
export async function preparePicture(ctx: Ctx, { data, id, ...rest }: NewPicture): Promise<PreparedPicture> {
  await inspectUpload(data);
  const prepared = { ...rest, id: id ?? newPictureId(), encoded: await encodePicture(data) };
  try {
    await putFiles(ctx, prepared.id, prepared.encoded);
  } catch (error) {
    removeFiles(ctx, prepared.id);
    throw error;
  }
  return prepared;
}

/** Adds the row of a prepared picture, in the caller's transaction. */
export async function addPictureRow(
  ctx: Ctx,
  { id, encoded, role = null, ownerId }: PreparedPicture,
): Promise<Picture> {
  const { width, height, widths } = encoded;
  const row = { id, ownerId, role, width, height, widths, status: "ready" as const };
  await ctx.db.insert(media).values(row);
  return pictureView(row);
}

/** Both in one: a picture that is ready when this returns. */
export async function storePicture(ctx: Ctx, picture: NewPicture): Promise<Picture> {
  return addPictureRow(ctx, await preparePicture(ctx, picture));
}

/** 128 random bits: an address cannot be guessed from another. */
export function newPictureId(): string {
  return randomBytes(16).toString("base64url");
}

/** Stores the files of a picture under `{id}/{width}.{format}`. */
export async function putFiles(ctx: Ctx, id: string, { files }: EncodedPicture): Promise<void> {
  const put = files.map(({ name, data }) => ctx.ports.storage.put(`${id}/${name}`, data));
  // All writes end before the failure of one is told, so that cleaning up misses no file that comes later.
  await Promise.allSettled(put);
  await Promise.all(put);
}

import { randomBytes } from "node:crypto";
import type { Picture } from "#contract/media/media.ts";
import type { Ctx } from "#server/context.ts";
import { type EncodedPicture, encodePicture, originalName } from "./encode-picture.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { pictureView } from "./picture-view.ts";
import { removeFiles } from "./remove-pictures.ts";
import { media } from "./table.ts";

export interface NewPicture {
  /** An unused id; random by default. */
  readonly id?: string;
  readonly data: Buffer;
  /** Such as front, label, closure, level or back. */
  readonly role?: string | null;
  readonly ownerId: number | null;
  /** Whether it is one to look at closely and to argue about; see `encodePicture`. */
  readonly inDetail?: boolean;
}

/** A picture with stored files and no row yet. */
export type PreparedPicture = Omit<NewPicture, "data" | "inDetail"> & {
  readonly id: string;
  readonly encoded: EncodedPicture;
};

/** Checks, re-encodes and stores a picture's files; the row is added afterwards, so that no row lacks files. */
export async function preparePicture(ctx: Ctx, { data, id, inDetail, ...rest }: NewPicture): Promise<PreparedPicture> {
  await inspectUpload(data);
  const encoded = await encodePicture(data, { inDetail });
  const prepared = { ...rest, id: id ?? newPictureId(), encoded };
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
  const { files, ...shape } = encoded;
  const hasOriginal = files.some(({ name }) => name === originalName);
  const row = { id, ownerId, role, ...shape, hasOriginal, status: "ready" as const };
  await ctx.db.insert(media).values(row);
  return pictureView(row);
}

/** Prepares a picture and adds its row, ready to show. */
export async function storePicture(ctx: Ctx, picture: NewPicture): Promise<Picture> {
  return addPictureRow(ctx, await preparePicture(ctx, picture));
}

/** 128 random bits, so that nobody can guess an address. */
export function newPictureId(): string {
  return randomBytes(16).toString("base64url");
}

/** Stores the files of a picture under `{id}/`. */
async function putFiles(ctx: Ctx, id: string, { files }: EncodedPicture): Promise<void> {
  const put = files.map(({ name, data }) => ctx.ports.storage.put(`${id}/${name}`, data));
  // All writes finish before a failure is thrown, so that cleaning up misses no late file.
  await Promise.allSettled(put);
  await Promise.all(put);
}

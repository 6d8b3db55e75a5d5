import { type Ctx, transaction } from "#server/context.ts";
import { Refusal } from "#server/errors.ts";
import { removeFiles } from "./remove-pictures.ts";
import { type PreparedPicture, preparePicture } from "./store-picture.ts";
import { withUploadPlace } from "./upload-limits.ts";

/**
 * Takes a person's upload and has `attach` add its row and whatever points to it, in one transaction; encoding comes before
 * it. `read` returns the upload's bytes; `ownerId` null: the picture is the operator's. `inDetail` as of `encodePicture`. Throws 429 while too many uploads
 * are being read, and what `attach` throws.
 */
export function attachUpload<T>(
  ctx: Ctx,
  { userId, ownerId = userId, inDetail }: { userId: number; ownerId?: number | null; inDetail?: boolean },
  read: () => Promise<Buffer>,
  attach: (tx: Ctx, prepared: PreparedPicture) => Promise<T>,
): Promise<T> {
  return withUploadPlace(userId, async () => {
    const prepared = await preparePicture(ctx, { data: await read(), ownerId, inDetail });
    try {
      return await transaction(ctx, (tx) => attach(tx, prepared));
    } catch (error) {
      // Only a refusal is certainly rolled back: a commit whose answer was lost may stand, and its files must stay too.
      if (error instanceof Refusal) removeFiles(ctx, prepared.id);
      throw error;
    }
  });
}

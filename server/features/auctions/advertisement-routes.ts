import type { FastifyInstance } from "fastify";
import { advertisements } from "#contract/advertisements.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { addListingPicture } from "./add-listing-picture.ts";
import { advertisementView } from "./advertisement-view.ts";
import { countAdvertisements } from "./count-advertisements.ts";
import { createAdvertisement } from "./create-advertisement.ts";
import { listAdvertisements } from "./list-advertisements.ts";
import { orderListingPictures } from "./order-listing-pictures.ts";
import { getOwnListing } from "./own-listing.ts";
import { publishAdvertisement } from "./publish-advertisement.ts";
import { removeDraft } from "./remove-draft.ts";
import { removeListingPicture } from "./remove-listing-picture.ts";
import { updateAdvertisement } from "./update-advertisement.ts";
import { withdrawAdvertisement } from "./withdraw-advertisement.ts";

const done = { data: { ok: true as const } };

/** One's own listings. Multipart is understood in here alone. */
export async function registerAdvertisements(app: FastifyInstance): Promise<void> {
  await withUploads(app, (scope) => {
    bindListings(scope);
    bindPictures(scope);
  });
}

function bindListings(app: FastifyInstance): void {
  bind(app, advertisements.list, (ctx, { query }) => listAdvertisements(ctx, query));
  bind(app, advertisements.statistics, (ctx) => countAdvertisements(ctx));
  bind(app, advertisements.create, async (ctx, { body }) => ({ data: await createAdvertisement(ctx, body) }));
  bind(app, advertisements.get, async (ctx, { params }) => ({
    data: await advertisementView(ctx, await getOwnListing(ctx, params.id)),
  }));
  bind(app, advertisements.update, async (ctx, { params, body }) => ({
    data: await updateAdvertisement(ctx, params.id, body),
  }));
  bind(app, advertisements.remove, async (ctx, { params }) => {
    await removeDraft(ctx, params.id);
    return done;
  });
  bind(app, advertisements.publish, async (ctx, { params }) => ({
    data: await publishAdvertisement(ctx, params.id),
  }));
  bind(app, advertisements.withdraw, async (ctx, { params }) => ({
    data: await withdrawAdvertisement(ctx, params.id),
  }));
}

function bindPictures(app: FastifyInstance): void {
  bind(app, advertisements.addPicture, async (ctx, { params, request }) => ({
    data: await addListingPicture(ctx, params.id, () => readUpload(request)),
  }));
  bind(app, advertisements.orderPictures, async (ctx, { params, body }) => ({
    data: await orderListingPictures(ctx, params.id, body.ids),
  }));
  bind(app, advertisements.removePicture, async (ctx, { params }) => ({
    data: await removeListingPicture(ctx, params.id, params.pictureId),
  }));
}

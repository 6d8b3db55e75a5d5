import type { FastifyInstance } from "fastify";
import { manyListings } from "#contract/listings/many-listings.ts";
import { ownListings } from "#contract/listings/own-listings.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { createDrafts } from "#server/features/listings/many/create-drafts.ts";
import { listDrafts } from "#server/features/listings/many/list-drafts.ts";
import { readTable } from "#server/features/listings/many/read-table.ts";
import { addListingPicture } from "#server/features/listings/pictures/add-listing-picture.ts";
import { orderListingPictures } from "#server/features/listings/pictures/order-listing-pictures.ts";
import { removeListingPicture } from "#server/features/listings/pictures/remove-listing-picture.ts";
import { takePicture } from "#server/features/listings/pictures/take-picture.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { tryVoucher } from "#server/features/vouchers/try-voucher.ts";
import { bind } from "#server/http/bind.ts";
import { copyToDraft } from "./copy-to-draft.ts";
import { countOwnListings } from "./count-own-listings.ts";
import { createListing } from "./create-listing.ts";
import { listOwnListings } from "./list-own-listings.ts";
import { getOwnListing } from "./own-listing.ts";
import { ownListingView } from "./own-listing-view.ts";
import { publishListing } from "./publish-listing.ts";
import { getRememberedTerms } from "./remembered-terms.ts";
import { removeDraft } from "./remove-draft.ts";
import { updateListing } from "./update-listing.ts";
import { withdrawListing } from "./withdraw-listing.ts";

const done = { data: { ok: true as const } };

/** The caller's own listings. Only these routes accept multipart. */
export async function registerOwnListings(app: FastifyInstance): Promise<void> {
  await withUploads(app, (scope) => {
    bindListings(scope);
    bindPictures(scope);
    bindMany(scope);
  });
}

function bindListings(app: FastifyInstance): void {
  bind(app, ownListings.list, (ctx, { query }) => listOwnListings(ctx, query));
  bind(app, ownListings.statistics, (ctx) => countOwnListings(ctx));
  bind(app, ownListings.create, async (ctx, { body }) => ({ data: await createListing(ctx, body) }));
  bind(app, ownListings.remembered, async (ctx) => ({ data: await getRememberedTerms(ctx) }));
  bind(app, ownListings.copy, async (ctx, { params, query }) => ({
    data: await copyToDraft(ctx, params.id, query.pictures === "with"),
  }));
  bind(app, ownListings.get, async (ctx, { params }) => ({
    data: await ownListingView(ctx, await getOwnListing(ctx, params.id)),
  }));
  bind(app, ownListings.update, async (ctx, { params, body }) => ({
    data: await updateListing(ctx, params.id, body),
  }));
  bind(app, ownListings.remove, async (ctx, { params }) => {
    await removeDraft(ctx, params.id);
    return done;
  });
  bind(app, ownListings.publish, async (ctx, { params, body, request }) => ({
    data: await tryVoucher(ctx, { code: body?.voucher, caller: callerOf(request) }, () =>
      publishListing(ctx, params.id, body),
    ),
  }));
  bind(app, ownListings.withdraw, async (ctx, { params }) => ({
    data: await withdrawListing(ctx, params.id),
  }));
}

function bindPictures(app: FastifyInstance): void {
  bind(app, ownListings.addPicture, async (ctx, { params, request }) => ({
    data: await addListingPicture(ctx, params.id, () => readUpload(request)),
  }));
  bind(app, ownListings.orderPictures, async (ctx, { params, body }) => ({
    data: await orderListingPictures(ctx, params.id, body.ids),
  }));
  bind(app, ownListings.removePicture, async (ctx, { params }) => ({
    data: await removeListingPicture(ctx, params.id, params.pictureId),
  }));
}

function bindMany(app: FastifyInstance): void {
  bind(app, manyListings.readTable, async (ctx, { body }) => ({ data: await readTable(ctx, body.content) }));
  bind(app, manyListings.createDrafts, async (ctx, { headers, body }) => ({
    data: { ids: await createDrafts(ctx, headers["idempotency-key"], body.rows) },
  }));
  bind(app, manyListings.drafts, async (ctx) => ({ data: await listDrafts(ctx) }));
  bind(app, manyListings.takePicture, async (ctx, { params, body }) => ({
    data: await takePicture(ctx, { pictureId: params.pictureId, fromId: body.from, toId: params.id }),
  }));
}

import type { FastifyInstance } from "fastify";
import { banners } from "#contract/banners/banners.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { addBanner } from "./add-banner.ts";
import { changeBanner } from "./change-banner.ts";
import { listBanners } from "./list-banners.ts";
import { listShownBanners } from "./list-shown-banners.ts";
import { orderBanners } from "./order-banners.ts";
import { removeBanner } from "./remove-banner.ts";
import { removeBannerPicture, setBannerPicture } from "./set-banner-picture.ts";

/** Banners as pages show them, and the operator's changes to them. */
export async function registerBanners(app: FastifyInstance): Promise<void> {
  bind(app, banners.list, (ctx, { query }) => listShownBanners(ctx, query.lang));
  bind(app, banners.stored, async (ctx) => ({ data: await listBanners(ctx) }));
  bind(app, banners.add, async (ctx, { body }) => ({ data: await addBanner(ctx, body) }));
  bind(app, banners.change, async (ctx, { params, body }) => ({
    data: await changeBanner(ctx, params.id, body),
  }));
  bind(app, banners.order, async (ctx, { body }) => {
    await orderBanners(ctx, body);
    return { data: { ok: true } } as const;
  });
  bind(app, banners.removePicture, async (ctx, { params, query }) => ({
    data: await removeBannerPicture(ctx, { ...params, ...query }),
  }));
  bind(app, banners.remove, async (ctx, { params, query }) => {
    await removeBanner(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
  await withUploads(app, (scope) => {
    bind(scope, banners.setPicture, async (ctx, { params, query, request }) => ({
      data: await setBannerPicture(ctx, { ...params, ...query }, () => readUpload(request)),
    }));
  });
}

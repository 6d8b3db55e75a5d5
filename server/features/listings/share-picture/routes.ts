import type { FastifyInstance } from "fastify";
import { locales } from "#contract/values/locale.ts";
import { NotFound } from "#server/errors.ts";
import { takeWork } from "#server/http/limit-work.ts";
import { findShareFacts } from "./find-share-facts.ts";
import { getSharePicture, isSharePictureDrawn } from "./get-share-picture.ts";
import { shareAddress } from "./share-facts.ts";

/** As `weight` in contract/route.ts. */
const weightOfDrawing = 15;

const fileName = new RegExp(`^(${locales.join("|")})-[\\w-]{16}\\.jpg$`);

/**
 * GET /media/share/{id}/{lang}-{hash}.jpg: the picture that networks show with a link to a listing. The address of an older
 * version redirects to today's picture.
 */
export function registerSharePictures(app: FastifyInstance): void {
  app.get<{ Params: { id: string; file: string } }>(
    "/media/share/:id/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params;
      const lang = locales.find((each) => each === fileName.exec(file)?.[1]);
      if (!lang || !/^[1-9]\d{0,14}$/.test(id)) throw new NotFound();
      const facts = await findShareFacts(request.ctx, Number(id), lang);
      const address = shareAddress(Number(id), facts);
      if (!address.endsWith(`/${file}`)) {
        return reply.header("cache-control", "public, max-age=60").redirect(address, 302);
      }
      if (!isSharePictureDrawn(request.ctx, address)) await takeWork(request, weightOfDrawing);
      const picture = await getSharePicture(request.ctx, address, facts);
      return reply.header("cache-control", "public, max-age=31536000, immutable").type("image/jpeg").send(picture);
    },
  );
}

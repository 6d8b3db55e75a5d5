import type { FastifyInstance } from "fastify";

/** Addresses of the API that have another name now: until the first release the old ones lead there. */
const renamed = {
  "/api/me/frame": "/api/me/session",
  "/api/me/leaving": "/api/me/privacy",
};

/** Answers the old addresses with 308 and the new one, its query with it. */
export function registerRenamedAddresses(app: FastifyInstance): void {
  for (const [before, now] of Object.entries(renamed))
    app.get(before, { schema: { hide: true } }, (request, reply) => {
      const [, query] = request.url.split("?");
      return reply.redirect(query === undefined ? now : `${now}?${query}`, 308);
    });
}

import type { FastifyInstance } from "fastify";

/** Addresses of the API that have another name now: until the first release the old ones lead there. */
const renamed = {
  "/api/me/frame": "/api/me/session",
  "/api/me/leaving": "/api/me/privacy",
  "/api/me/notices": "/api/me/notifications",
  "/api/me/notices/reading": "/api/me/notifications/reading",
};

/** Answers the old addresses with 308 and the new one, its query with it; the method and the body go along. */
export function registerRenamedAddresses(app: FastifyInstance): void {
  for (const [url, now] of Object.entries(renamed))
    app.route({
      method: ["GET", "PUT"],
      url,
      schema: { hide: true },
      handler: (request, reply) => {
        const [, query] = request.url.split("?");
        return reply.redirect(query === undefined ? now : `${now}?${query}`, 308);
      },
    });
}

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type PageKey, pagePaths } from "#contract/content/page-paths.ts";
import type { Ctx } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";

const params = z.object({ key: z.string().regex(/^[\w-]{22,64}$/) });
const query = z.object({ form: z.string().optional() });

/**
 * POST to an address that a mail links to and that GET answers with a page and its button, in both languages. A mail program posts there by itself, without cookies, and may not be sent elsewhere (RFC 8058,
 * List-Unsubscribe); the page's own form, which works without JavaScript, is sent back to the page.
 */
export function registerMailLinkForm(
  app: FastifyInstance,
  page: PageKey,
  act: (ctx: Ctx, key: string) => Promise<void>,
): void {
  app.register(async (scope) => {
    // The body is always the same (RFC 8058), in one of two encodings: there is nothing to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit: 4_096, parseAs: "string" }, (_request, _body, done) => done(null));
    for (const path of Object.values(pagePaths[page])) {
      scope.post(path, { schema: { hide: true, params, querystring: query } }, async (request, reply) => {
        const { key } = request.params as z.output<typeof params>;
        const isForm = (request.query as z.output<typeof query>).form !== undefined;
        const shown = path.replace(":key", key);
        try {
          await act(request.ctx, key);
        } catch (error) {
          if (isForm && error instanceof NotFound) return reply.redirect(`${shown}?unknown=1`, 303);
          throw error;
        }
        return isForm ? reply.redirect(`${shown}?done=1`, 303) : reply.status(200).send("");
      });
    }
  });
}

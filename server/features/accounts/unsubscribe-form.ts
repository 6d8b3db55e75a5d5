import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { unsubscribe } from "./unsubscribe.ts";

const params = z.object({ key: z.string().regex(/^[\w-]{22,64}$/) });
const query = z.object({ form: z.string().optional() });

/**
 * POST to the address that mails name in List-Unsubscribe, which GET answers with a page and its button. A mail program
 * posts there by itself, without cookies, and may not be sent elsewhere (RFC 8058); the page's own form is.
 */
export function registerUnsubscribeForm(app: FastifyInstance): void {
  app.register(async (scope) => {
    // What it says is always the same, in one of two encodings: nothing to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit: 4_096, parseAs: "string" }, (_request, _body, done) =>
      done(null),
    );
    for (const path of ["/odhlaseni/:key", "/en/odhlaseni/:key"]) {
      scope.post(path, { schema: { hide: true, params, querystring: query } }, async (request, reply) => {
        const { key } = request.params as z.output<typeof params>;
        await unsubscribe(request.ctx, key);
        const isForm = (request.query as z.output<typeof query>).form !== undefined;
        return isForm
          ? reply.redirect(`${path.replace(":key", key)}?done=1`, 303)
          : reply.status(200).send("");
      });
    }
  });
}

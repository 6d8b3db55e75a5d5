import type { FastifyReply, FastifyRequest } from "fastify";
import { Busy } from "#server/errors.ts";
import { message } from "#server/messages/messages.ts";
import { asksForPage } from "./asks-for-page.ts";

/** Whether a refusal as busy answers a request for a page: its reader gets a page that says so. */
export function isBusyPage(error: unknown, request: FastifyRequest): error is Busy {
  return error instanceof Busy && asksForPage(request);
}

/**
 * A page of one kilobyte without further files, sent when the server has too much to do. It has both languages, so that
 * none is looked up.
 */
export function sendBusyPage(reply: FastifyReply, { retryAfterSeconds }: Busy): FastifyReply {
  return reply
    .code(503)
    .headers({
      "retry-after": String(retryAfterSeconds),
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "cache-control": "no-store",
    })
    .send(page);
}

// Its few colours are those of web/styles/theme.css.
const page = `<!doctype html>
<html lang="cs">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>503 · Kabinet</title>
<style>
html{background:#faf6ee;color:#1d2528}
body{font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.25rem}
h1{font:400 4.5rem/1 Newsreader,Georgia,serif;color:#7d5a1c;margin:0 0 1.5rem}
a{color:inherit;display:inline-block;padding:.75rem 0;text-decoration-color:#a67c2e;text-underline-offset:.3em}
@media(prefers-color-scheme:dark){html{background:#0f1a1c;color:#f0eae0}h1{color:#d8b56a}a{text-decoration-color:#d8b56a}}
</style>
<main>
<h1>503</h1>
<p>${message("cs", "BUSY")}</p>
<p lang="en">${message("en", "BUSY")}</p>
<p><a href="">Zkusit znovu</a> · <a href="" lang="en">Try again</a></p>
</main>
</html>
`;

import type { FastifyReply, FastifyRequest } from "fastify";
import { Busy } from "#server/errors.ts";
import { message } from "#server/messages/messages.ts";

/** Whether who asked for a page is to be told in one that the house cannot render it now. */
export function isBusyPage(error: unknown, request: FastifyRequest): error is Busy {
  return error instanceof Busy && (request.headers.accept ?? "").includes("text/html");
}

/** A page in a kilobyte, without a file beside it: it is sent when there is too much to do already. In both languages, of which it looks up none. */
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

const page = `<!doctype html>
<html lang="cs">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>503 · Kabinet</title>
<style>body{font:1.125rem/1.6 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}a{color:inherit;display:inline-block;padding:.75rem 0}</style>
<main>
<h1>503</h1>
<p>${message("cs", "BUSY")}</p>
<p lang="en">${message("en", "BUSY")}</p>
<p><a href="">Zkusit znovu</a> · <a href="" lang="en">Try again</a></p>
</main>
</html>
`;

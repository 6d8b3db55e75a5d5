import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { pagePaths } from "#contract/content/page-paths.ts";
import { type SandboxAnswer, sandboxAnswers } from "#server/ports/age-proof/sandbox-age-proof.ts";

const asked = z.object({ state: z.string().regex(/^[\w-]{43}$/) });
const decided = asked.extend({ answer: z.enum(sandboxAnswers) });
/** The page that everybody comes back to, as at a real service. */
export const proofPage = pagePaths.ageProof.cs;

const words: Record<SandboxAnswer, string> = {
  adult: "Je mi čtyřicet",
  minor: "Je mi patnáct",
  silent: "Neříct datum narození",
  future: "Datum narození v budoucnosti",
  refuse: "Odmítnout",
};

/** /_dev/vek: where the sandbox decides what it says of a person. Production has no sandbox, and then no such page. */
export function registerSandboxAgePages(app: FastifyInstance): void {
  app.get("/_dev/vek", { schema: { hide: true } }, async (request, reply) => {
    const { data } = asked.safeParse(request.query);
    if (request.ctx.ports.ageProof?.method !== "sandbox" || !data) return reply.status(404).send();
    return reply
      .headers({
        "cache-control": "no-store",
        "content-type": "text/html; charset=utf-8",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      })
      .send(page(data.state));
  });
  app.get("/_dev/vek/odpoved", { schema: { hide: true } }, async (request, reply) => {
    const { data } = decided.safeParse(request.query);
    if (request.ctx.ports.ageProof?.method !== "sandbox" || !data) return reply.status(404).send();
    return reply.redirect(`${proofPage}?${new URLSearchParams({ state: data.state, code: data.answer })}`, 303);
  });
}

/** `state` is of mails that need no escaping. */
function page(state: string): string {
  const buttons = sandboxAnswers
    .map((answer) => `<button name="answer" value="${answer}">${words[answer]}</button>`)
    .join("");
  return `<!doctype html><html lang="cs"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Zkušební ověření věku</title>
<style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem; color: #22302f }
  form { display: grid; gap: .75rem } button { font: inherit; padding: .6rem 1rem; border: 1px solid #22302f; background: #fff; border-radius: 4px; cursor: pointer }
</style><main><h1>Zkušební ověření věku</h1><p>Stojí zde místo bankovní identity. Rozhodněte, co o vás řekne.</p>
<form action="/_dev/vek/odpoved"><input type="hidden" name="state" value="${state}">${buttons}</form></main></html>`;
}

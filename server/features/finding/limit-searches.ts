import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { countHere, limits } from "#server/features/accounts/limits.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";

/**
 * Slows down whoever searches without end, by page or by API (RULES.md LI10): words are the dearest thing to look up. A
 * page's own calls come from this process and have been counted with the page.
 */
export function limitSearches(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const words = (request.query as Record<string, unknown> | null)?.q;
    if (!words || !(request.raw.socket instanceof Socket)) return;
    await countHere(request.ctx, limits.searchAddress, callerOf(request).network);
  });
}

import type { FastifyInstance } from "fastify";
import { firstRun } from "#contract/accounts/first-run.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { isFirstRunLinkUsable } from "./links.ts";
import { setUpHouse } from "./set-up-house.ts";

/** How a house begins. */
export function registerFirstRun(app: FastifyInstance): void {
  bind(app, firstRun.checkLink, async (ctx, { body }) => ({
    data: { valid: await isFirstRunLinkUsable(ctx, body.hash) },
  }));
  bind(app, firstRun.setUp, (ctx, { body, request }) => setUpHouse(ctx, body, callerOf(request)));
}

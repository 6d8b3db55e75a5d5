import type { FastifyInstance } from "fastify";
import { firstRun } from "#contract/accounts/first-run.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { isFirstRunLinkUsable } from "./links.ts";
import { setUpHouse } from "./set-up-house.ts";
import { removeFirstRunFile } from "./show-link.ts";

/** How a house begins. */
export function registerFirstRun(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  bind(app, firstRun.checkLink, async (ctx, { body }) => ({
    data: { valid: await isFirstRunLinkUsable(ctx, body.hash) },
  }));
  bind(app, firstRun.setUp, async (ctx, { body, request }) => {
    const signedIn = await setUpHouse(ctx, body, callerOf(request));
    // The link is used up with or without its file.
    await removeFirstRunFile(dataDir).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "the file of the first run's link could not be removed"),
    );
    return signedIn;
  });
}

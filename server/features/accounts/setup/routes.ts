import type { FastifyInstance } from "fastify";
import { setup } from "#contract/accounts/setup.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { isSetupLinkUsable } from "./links.ts";
import { setUpSite } from "./set-up-site.ts";
import { removeSetupFile } from "./show-link.ts";

/** How a site begins. */
export function registerSetup(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  bind(app, setup.checkLink, async (ctx, { body }) => ({
    data: { valid: await isSetupLinkUsable(ctx, body.hash) },
  }));
  bind(app, setup.setUp, async (ctx, { body, request }) => {
    const signedIn = await setUpSite(ctx, body, callerOf(request));
    // The link is used up with or without its file.
    await removeSetupFile(dataDir).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "the file of the first run's link could not be removed"),
    );
    return signedIn;
  });
}

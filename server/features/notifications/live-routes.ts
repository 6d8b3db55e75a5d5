import type { FastifyInstance } from "fastify";
import { live as contract } from "#contract/bids/live.ts";
import { requireUser } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { listValidTokens } from "#server/features/accounts/sign-in/list-valid-tokens.ts";
import { bindStream } from "#server/http/bind-stream.ts";
import type { Live } from "#server/live/open-live.ts";
import { openPersonHub } from "#server/live/person-hub.ts";

export function registerNotificationEvents(app: FastifyInstance, live: Live): void {
  const hub = openPersonHub(live, listValidTokens);
  bindStream(app, live.streams, contract.notifications, async (ctx) => {
    const { userId, tokenHash, suspended } = requireUser(ctx);
    if (suspended) throw new Forbidden("SUSPENDED");
    await hub.hear();
    return { start: (stream) => hub.join({ userId, tokenHash, stream }) };
  });
}

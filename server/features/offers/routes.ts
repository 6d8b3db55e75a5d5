import type { FastifyInstance } from "fastify";
import { offers } from "#contract/offers/offers.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { bind } from "#server/http/bind.ts";
import { acceptOffer } from "./accept-offer.ts";
import { counterOffer } from "./counter-offer.ts";
import { countWaitingOffers, listMyOffers, listOffers } from "./list-offers.ts";
import { makeAttempt } from "./make-offer.ts";
import { refuseOffer } from "./refuse-offer.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const done = { data: { ok: true as const } };

export function registerOffers(app: FastifyInstance): void {
  bind(app, offers.make, async (ctx, { params, headers, body }) => {
    const id = await makeAttempt(ctx, {
      listingId: params.id,
      priceMinor: toMinor(body.price),
      text: body.text,
      idempotencyKey: headers["idempotency-key"],
    });
    return { data: { id } };
  });
  bind(app, offers.list, async (ctx, { params }) => ({ data: await listOffers(ctx, params.id) }));
  bind(app, offers.mine, (ctx, { query }) => listMyOffers(ctx, query));
  bind(app, offers.waiting, (ctx) => countWaitingOffers(ctx));
  bind(app, offers.accept, async (ctx, { params }) => {
    await acceptOffer(ctx, params.id);
    return done;
  });
  bind(app, offers.refuse, async (ctx, { params }) => {
    await refuseOffer(ctx, params.id);
    return done;
  });
  bind(app, offers.withdraw, async (ctx, { params }) => {
    await withdrawOffer(ctx, params.id);
    return done;
  });
  bind(app, offers.counter, async (ctx, { params, body }) => {
    await counterOffer(ctx, params.id, toMinor(body.price));
    return done;
  });
}

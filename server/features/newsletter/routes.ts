import type { FastifyInstance } from "fastify";
import { subscribers } from "#contract/newsletter/newsletter.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { registerMailLinkForm } from "#server/http/mail-link-form.ts";
import { confirmSubscriber } from "./confirm-subscriber.ts";
import { endOwnSubscription } from "./end-own-subscription.ts";
import { getOwnSubscription } from "./get-own-subscription.ts";
import { listNewsletterCategories } from "./newsletter-categories.ts";
import { saveOwnSubscription } from "./save-own-subscription.ts";
import { saveSubscriber } from "./save-subscriber.ts";
import { unsubscribeSubscriber } from "./unsubscribe-subscriber.ts";

const done = { data: { ok: true as const } };

/** Subscriptions to newsletters (rules NL1 to NL7). */
export function registerNewsletter(app: FastifyInstance): void {
  bind(app, subscribers.categories, async (ctx, { params }) => ({
    data: await listNewsletterCategories(ctx, params.locale),
  }));
  bind(app, subscribers.save, async (ctx, { body, request }) => {
    await saveSubscriber(ctx, body, callerOf(request));
    return done;
  });
  bind(app, subscribers.get, (ctx) => getOwnSubscription(ctx));
  bind(app, subscribers.preferences, (ctx, { body }) => saveOwnSubscription(ctx, body.selectedCategories));
  bind(app, subscribers.end, (ctx) => endOwnSubscription(ctx));
  bind(app, subscribers.confirm, async (ctx, { params }) => {
    await confirmSubscriber(ctx, params.key);
    return done;
  });
  bind(app, subscribers.unsubscribe, async (ctx, { params }) => {
    await unsubscribeSubscriber(ctx, params.key);
    return done;
  });
  registerMailLinkForm(app, "endNewsletter", unsubscribeSubscriber);
  registerMailLinkForm(app, "confirmNewsletter", confirmSubscriber);
}

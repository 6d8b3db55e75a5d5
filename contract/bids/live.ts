import { z } from "zod";
import { route } from "#contract/route.ts";
import { idParam } from "#contract/values/shapes.ts";
import { bidLine } from "./bids.ts";
import { lotState } from "./lot-state.ts";

/** How many lots one stream may follow: more than any page shows. */
export const lotsPerStream = 100;

/** A line of the public history. */
const historyLine = bidLine.omit({ mine: true, retractable: true });
export type HistoryLine = z.infer<typeof historyLine>;

/**
 * Event `lot`: a lot as a visitor who is not signed in sees it, whole, so that the newest event alone is enough. Its id
 * is the sum of the revisions of the stream's lots (decisions/0012). Amounts in CZK.
 */
export const lotEvent = lotState.omit({ viewer: true }).extend({
  history: z.object({
    total: z.number().int().describe("Lines of the public history in all"),
    newest: z.array(historyLine).describe("The last few lines, newest first"),
  }),
});
export type LotEvent = z.infer<typeof lotEvent>;

/** Event `notification`: news for the caller alone. Amounts in CZK. */
export const notificationKinds = [
  "outbid",
  "leading",
  "won",
  "lost",
  "approved",
  "returned",
  "change_refused",
  "cancelled",
  "taken_off",
  "restored",
  "frozen",
  "resumed",
  "bid_retracted",
  "review_hidden",
  "deal",
  "sold",
  "unsold",
  "offer_made",
  "offer_countered",
  "offer_declined",
  "second_chance",
  "review_wanted",
  "first_bid",
  "reserve_met",
  "answer_hidden",
  "search_found",
  "supply_found",
  "demand_found",
  "goods_back",
  "goods_cheaper",
  "tax_wanted",
] as const;
/** What a notification of kind `deal` is about. */
export const dealNews = [
  "paid",
  "payment_undone",
  "sent",
  "dispatch_undone",
  "tracking_corrected",
  "received",
  "delivery_chosen",
  "payment_said",
  "shipping_set",
  "shipping_lowered",
  "held",
  "delivered",
  "released",
  "refunded",
  "paid_out",
  "payment_reminded",
  "case_filed",
  "case_answered",
  "case_decided",
  "reviewed",
  "review_answered",
  "reviews_public",
] as const;
export type DealNews = (typeof dealNews)[number];

/** A watched search, and how many more it has found beside the listing that is named. */
export const notificationSearch = z.object({ id: z.number().int(), further: z.number().int().min(0) });

export const notificationEvent = z.object({
  kind: z
    .enum(notificationKinds)
    .describe(
      "leading: one's own bid has (again) become the highest; approved, returned, cancelled, bid_retracted, review_hidden, answer_hidden: a moderator's decision; taken_off: by the seller; restored: an appeal against the cancellation was granted; frozen, resumed: its seller was suspended, or released; deal: the other side or the site has moved it on; sold, unsold: one's own listing; offer_…: the other side's word; second_chance: an unsold lot is offered; review_wanted: the other side of a deal has not been reviewed yet; first_bid, reserve_met: of one's own lot; search_found: fits a search that one watches; supply_found, demand_found: fits one's demand, or one's supply; goods_back, goods_cheaper: goods from stock that one waits for; tax_wanted: the yearly report of sellers lacks something of oneself, whose last sale it names",
    ),
  listing: z.object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    nameEn: z.string().optional().describe("What pages in English call it, where its seller has said so"),
  }),
  dealId: z.number().int().nullable().describe("The deal that it is about; only of kind deal"),
  news: z.enum(dealNews).nullable().describe("What happened; only of kind deal"),
  search: notificationSearch.nullable().describe("The watched search that it is about; only of kind search_found"),
  price: z.number().nullable().describe("Visible price, after the end the final one"),
  nextMinimum: z.number().nullable().describe("Least maximum that takes part again; only when outbid"),
});
export type NotificationEvent = z.infer<typeof notificationEvent>;

/** Event `message`: either side has written in one of the caller's conversations. Its text is asked for separately. */
const messageEvent = z.object({ conversationId: z.number().int() });
export type MessageEvent = z.infer<typeof messageEvent>;

const ids = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((text) => [...new Set(text.split(",").map(Number))])
  .pipe(z.array(z.number()).max(lotsPerStream));

export const live = {
  lot: route({
    method: "GET",
    path: "/api/auctions/{id}/events",
    summary: "One lot live: an event with its state now and after every change; resumes by Last-Event-ID",
    auth: "none",
    params: idParam,
    stream: true,
    response: lotEvent,
  }),
  lots: route({
    method: "GET",
    path: "/api/events",
    summary:
      "Several lots live on one stream; unknown ones are left out, 404 when none is known; resumes by Last-Event-ID",
    auth: "none",
    query: z.object({ auctions: ids.describe("Ids with commas between, at most 100") }),
    stream: true,
    response: lotEvent,
    errors: [404],
  }),
  notifications: route({
    method: "GET",
    path: "/api/me/events",
    summary:
      "What concerns the caller, live: own bids, what was cancelled, moderators' decisions, offers and deals; beside these, `message` events with the id of a conversation in which something was written. Ends when the token is revoked",
    stream: true,
    response: notificationEvent,
    errors: [403],
  }),
};

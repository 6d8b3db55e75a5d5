import type { NewsTopic } from "#contract/accounts/news.ts";
import type { DealNews, NotificationEvent } from "#contract/bids/live.ts";

const topicOfKind: Record<NotificationEvent["kind"], NewsTopic> = {
  outbid: "outbid",
  leading: "outbid",
  won: "results",
  sold: "results",
  unsold: "results",
  lost: "lost",
  first_bid: "ownBids",
  reserve_met: "ownBids",
  offer_made: "offers",
  offer_countered: "offers",
  offer_declined: "offers",
  second_chance: "offers",
  search_found: "searches",
  supply_found: "demands",
  demand_found: "demands",
  goods_back: "goods",
  goods_cheaper: "goods",
  review_wanted: "reviews",
  deal: "deals",
  approved: "decisions",
  returned: "decisions",
  change_refused: "decisions",
  cancelled: "decisions",
  taken_off: "decisions",
  restored: "decisions",
  frozen: "decisions",
  resumed: "decisions",
  bid_retracted: "decisions",
  review_hidden: "decisions",
  answer_hidden: "decisions",
  tax_wanted: "taxes",
};

const ofReviews: readonly (DealNews | null)[] = ["reviewed", "review_answered", "reviews_public"];

/** What a notification is about, of what its reader may wish to be told otherwise (rule NT10). */
export function topicOfNotification(kind: NotificationEvent["kind"], news: DealNews | null): NewsTopic {
  return ofReviews.includes(news) ? "reviews" : topicOfKind[kind];
}

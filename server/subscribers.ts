import type { Config } from "./config.ts";
import type { Subscriber } from "./events/dispatcher.ts";
import { subscribeDeals } from "./features/deals/subscribe.ts";
import { subscribeNotifications } from "./features/mails/subscribe.ts";
import { subscribeNewsletter } from "./features/newsletter/subscribe-newsletter.ts";
import { tellDealNotices } from "./features/notices/tell-deal-notices.ts";
import { tellMessages } from "./features/notices/tell-messages.ts";
import { tellNotices } from "./features/notices/tell-notices.ts";
import { tellOfferNotices } from "./features/notices/tell-offer-notices.ts";
import { subscribeOffers } from "./features/offers/subscribe.ts";
import { subscribeWatchlist } from "./features/watchlist/copy-watchers.ts";

/** Everybody who learns of events, in the order in which each event is told: what follows from it before the mails that speak of that. */
export function subscribersOf(config: Config): Subscriber[] {
  return [
    subscribeOffers,
    subscribeWatchlist,
    subscribeDeals,
    tellNotices,
    tellDealNotices,
    tellOfferNotices,
    tellMessages,
    subscribeNotifications(config),
    subscribeNewsletter(config),
  ];
}

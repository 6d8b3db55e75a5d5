import { z } from "zod";
import { topics } from "#server/events/topics.ts";

const ofOffer = z.object({ offerId: z.number() });

/** No event carries an amount, which stays between the two sides. */
export const offerEvents = topics({
  OfferMade: ofOffer,
  OfferCountered: ofOffer,
  /** `by` is the side that declined it; the listing's sale declines all other open offers. */
  OfferDeclined: ofOffer.extend({ by: z.enum(["owner", "author", "sale"]) }),
});

import { z } from "zod";
import { topics } from "#server/events/topics.ts";

const ofOffer = z.object({ offerId: z.number() });

/** What offers tell later features. Their amounts stay between the two. */
export const offerEvents = topics({
  OfferMade: ofOffer,
  OfferCountered: ofOffer,
  /** `by` is the side that declined it; the listing's sale declines what else was open. */
  OfferDeclined: ofOffer.extend({ by: z.enum(["owner", "author", "sale"]) }),
});

/** What offers tell later features. Their amounts stay between the two. */
export type OfferEvent =
  | { topic: "OfferMade"; payload: { offerId: number } }
  | { topic: "OfferCountered"; payload: { offerId: number } }
  | {
      topic: "OfferDeclined";
      /** `by`: whose word it was; the listing's sale declines what else was open. */
      payload: { offerId: number; by: "owner" | "author" | "sale" };
    };

export const offerMade = (offerId: number): OfferEvent => ({ topic: "OfferMade", payload: { offerId } });

export const offerCountered = (offerId: number): OfferEvent => ({
  topic: "OfferCountered",
  payload: { offerId },
});

export const offerDeclined = (offerId: number, by: "owner" | "author" | "sale"): OfferEvent => ({
  topic: "OfferDeclined",
  payload: { offerId, by },
});

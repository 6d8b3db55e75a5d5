/** What reviews tell later features. */
export type ReviewEvent =
  | {
      /** A deal was completed three days ago and this side has not reviewed the other. Told once. */
      topic: "ReviewWanted";
      payload: { dealId: number; userId: number };
    }
  /** `toId` has been reviewed by the other side: sealed, or public at once with the own one. */
  | { topic: "ReviewWritten"; payload: { dealId: number; toId: number } }
  /** Whoever was reviewed has answered it; `toId` is the review's author. */
  | { topic: "ReviewAnswered"; payload: { dealId: number; toId: number } }
  /** Time has unsealed what was written of a deal. */
  | { topic: "ReviewsPublished"; payload: { dealId: number; sellerId: number; buyerId: number } }
  /** A moderator took it off the pages. */
  | { topic: "ReviewHidden"; payload: { reviewId: number } };

type PayloadOf<Topic extends ReviewEvent["topic"]> = Extract<ReviewEvent, { topic: Topic }>["payload"];

export const reviewWanted = (payload: PayloadOf<"ReviewWanted">): ReviewEvent => ({
  topic: "ReviewWanted",
  payload,
});

export const reviewWritten = (payload: PayloadOf<"ReviewWritten">): ReviewEvent => ({
  topic: "ReviewWritten",
  payload,
});

export const reviewAnswered = (payload: PayloadOf<"ReviewAnswered">): ReviewEvent => ({
  topic: "ReviewAnswered",
  payload,
});

export const reviewsPublished = (payload: PayloadOf<"ReviewsPublished">): ReviewEvent => ({
  topic: "ReviewsPublished",
  payload,
});

export const reviewHidden = (payload: PayloadOf<"ReviewHidden">): ReviewEvent => ({
  topic: "ReviewHidden",
  payload,
});

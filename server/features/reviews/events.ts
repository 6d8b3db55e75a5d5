/** What reviews tell later features. */
export type ReviewEvent =
  | {
      /** A deal was completed three days ago and this side has not reviewed the other. Told once. */
      topic: "ReviewWanted";
      payload: { dealId: number; userId: number };
    }
  /** A moderator took it off the pages. */
  | { topic: "ReviewHidden"; payload: { reviewId: number } };

export const reviewWanted = (
  payload: Extract<ReviewEvent, { topic: "ReviewWanted" }>["payload"],
): ReviewEvent => ({ topic: "ReviewWanted", payload });

export const reviewHidden = (
  payload: Extract<ReviewEvent, { topic: "ReviewHidden" }>["payload"],
): ReviewEvent => ({ topic: "ReviewHidden", payload });

/** What reviews tell later features. */
export type ReviewEvent = {
  /** A deal was completed three days ago and this side has not reviewed the other. Told once. */
  topic: "ReviewWanted";
  payload: { dealId: number; userId: number };
};

export const reviewWanted = (payload: ReviewEvent["payload"]): ReviewEvent => ({
  topic: "ReviewWanted",
  payload,
});

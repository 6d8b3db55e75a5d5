/** What offers after an auction tell later features. Never the amount: it is the bidder's maximum. */
export type SecondChanceEvent =
  | { topic: "SecondChanceOffered"; payload: { secondChanceId: number; listingId: number; bidderId: number } }
  | {
      topic: "SecondChanceAnswered";
      payload: {
        secondChanceId: number;
        listingId: number;
        bidderId: number;
        /** withdrawn: by its seller, the others are the bidder's. */
        answer: "accepted" | "declined" | "withdrawn" | "expired";
      };
    };

export const secondChanceOffered = (
  payload: Extract<SecondChanceEvent, { topic: "SecondChanceOffered" }>["payload"],
): SecondChanceEvent => ({ topic: "SecondChanceOffered", payload });

export const secondChanceAnswered = (
  payload: Extract<SecondChanceEvent, { topic: "SecondChanceAnswered" }>["payload"],
): SecondChanceEvent => ({ topic: "SecondChanceAnswered", payload });

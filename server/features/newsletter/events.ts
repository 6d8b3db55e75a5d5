import { randomUUID } from "node:crypto";

/** What newsletters tell their own mail writer. `requestId` tells two requests apart and one delivered twice not. */
export interface SubscriptionWanted {
  topic: "SubscriptionWanted";
  payload: { subscriberId: number; requestId: string };
}

/** Somebody typed an e-mail in: its owner is asked whether newsletters are wanted. */
export const subscriptionWanted = (subscriberId: number): SubscriptionWanted => ({
  topic: "SubscriptionWanted",
  payload: { subscriberId, requestId: randomUUID() },
});

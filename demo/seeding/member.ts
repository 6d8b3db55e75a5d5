import type { Person } from "#demo/content/people.ts";
import type { Bidder } from "#server/features/bids/may-bid-rules.ts";

/** A person of the demo with the id of the stored account. */
export interface Member extends Person {
  readonly id: number;
}

/** A member as the rules of bidding see it. */
export function bidderOf(member: Member): Bidder {
  return {
    id: member.id,
    emailConfirmed: !member.newcomer,
    suspended: false,
    ageVerified: true,
    accountVerified: member.verified ?? false,
  };
}

/** Throws where the demo has nobody of that name. */
export function memberNamed(members: readonly Member[], name: string): Member {
  const found = members.find(({ username }) => username === name);
  if (!found) throw new Error(`The demo has nobody called ${name}`);
  return found;
}

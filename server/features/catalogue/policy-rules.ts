import type { CategoryPolicy } from "./table.ts";

/** A policy without gaps: what applies in a category. `countries` are ISO codes goods may be sent to. */
export type ResolvedPolicy = Required<CategoryPolicy>;

/** What a category demands of whoever bids or buys in it. */
export interface BuyerRequirements {
  ageVerified: boolean;
  accountVerified: boolean;
}

/** What applies where no category says otherwise. */
const openPolicy: ResolvedPolicy = {
  saleModes: ["auction", "fixed_price", "by_agreement"],
  ageVerified: false,
  accountVerified: false,
  topping: true,
  newsletter: true,
  vouchers: true,
  countries: ["CZ", "SK"],
  declarations: [],
};

/** Policies from the top category down: each key is what the lowest one says that says anything. */
export function inheritPolicy(downwards: readonly CategoryPolicy[]): ResolvedPolicy {
  return Object.assign({ ...openPolicy }, ...downwards.map(said));
}

/** A verified age counts only once the operator has a way to prove it (decisions/0005). */
export function requirementsOf(
  policy: ResolvedPolicy,
  isAgeVerificationRequired: boolean,
): BuyerRequirements {
  return {
    ageVerified: policy.ageVerified && isAgeVerificationRequired,
    accountVerified: policy.accountVerified,
  };
}

function said(policy: CategoryPolicy): CategoryPolicy {
  return Object.fromEntries(Object.entries(policy).filter(([, value]) => value != null));
}

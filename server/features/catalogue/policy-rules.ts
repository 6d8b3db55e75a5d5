import type { CategoryPolicy, ResolvedPolicy } from "#contract/catalogue/category-policy.ts";

/** What a category demands of its bidders and buyers. */
export interface BuyerRequirements {
  ageVerified: boolean;
  accountVerified: boolean;
}

/**
 * T3: The policy that holds where no category says otherwise allows all sale modes and newsletters, requires no
 * property, and asks for no verified age or account.
 */
const openPolicy: ResolvedPolicy = {
  saleModes: ["auction", "fixed_price", "by_agreement"],
  ageVerified: false,
  accountVerified: false,
  topping: true,
  newsletter: true,
  vouchers: true,
  countries: ["CZ", "SK"],
  declarations: [],
  properties: [],
};

/** T2: A category's policy is inherited, and each key of a lower one counts more. */
export function inheritPolicy(downwards: readonly CategoryPolicy[]): ResolvedPolicy {
  return Object.assign({ ...openPolicy }, ...downwards.map(said));
}

/** A verified age counts only once the operator has a way to prove it (decisions/0005). */
export function requirementsOf(policy: ResolvedPolicy, isAgeVerificationRequired: boolean): BuyerRequirements {
  return {
    ageVerified: policy.ageVerified && isAgeVerificationRequired,
    accountVerified: policy.accountVerified,
  };
}

function said(policy: CategoryPolicy): CategoryPolicy {
  return Object.fromEntries(Object.entries(policy).filter(([, value]) => value != null));
}

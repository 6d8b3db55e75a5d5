import { z } from "zod";
import { declarations, memberSaleModes } from "#contract/listings/listing-kinds.ts";
import { propertyRule, ruledProperties } from "#contract/listings/property-rules.ts";
import { route } from "#contract/route.ts";
import { countryCodes } from "#contract/values/country-codes.ts";
import { idParam, version } from "#contract/values/shapes.ts";

const isWithoutRepeats = (list: readonly unknown[]) => new Set(list).size === list.length;

/** What a category demands and permits, each key of which may be set by itself. */
const resolvedPolicy = z.strictObject({
  saleModes: z.array(z.enum(memberSaleModes)).min(1).max(memberSaleModes.length).refine(isWithoutRepeats),
  ageVerified: z.boolean().describe("Bidders and buyers have a verified age"),
  accountVerified: z.boolean().describe("Bidders and buyers have a verified account"),
  topping: z.boolean().describe("Days at the top may be bought"),
  newsletter: z.boolean().describe("Newsletters may tell of it"),
  vouchers: z.boolean().describe("It may be sold for less: by vouchers and discounts of groups"),
  countries: z
    .array(z.string().refine((code) => countryCodes.includes(code)))
    .min(1)
    .max(countryCodes.length)
    .refine(isWithoutRepeats)
    .describe("ISO codes of the countries that goods of the shop may be sent to"),
  declarations: z.array(z.enum(declarations)).max(declarations.length).refine(isWithoutRepeats),
  properties: z
    .array(propertyRule)
    .max(ruledProperties.length)
    .refine((rules) => isWithoutRepeats(rules.map(({ property }) => property))),
});
/** A policy without gaps, as it applies in a category. */
export type ResolvedPolicy = z.infer<typeof resolvedPolicy>;

/** What a category says itself; a key that it leaves out is inherited from its parent (rule T2). */
const categoryPolicy = resolvedPolicy.partial();
export type CategoryPolicy = z.infer<typeof categoryPolicy>;
export type PolicyKey = keyof ResolvedPolicy;

const editablePolicy = z.object({
  id: z.number().int(),
  own: categoryPolicy,
  inherited: resolvedPolicy.describe("What holds where it says nothing itself"),
  version: z.number().int(),
});
export type EditablePolicy = z.infer<typeof editablePolicy>;

/** What a policy would change, before it is stored. */
const policyEffect = z.object({
  categories: z.number().int().describe("For how many categories something would change, itself included"),
  changes: z.array(
    z.object({
      key: z.enum(Object.keys(resolvedPolicy.shape) as [PolicyKey, ...PolicyKey[]]),
      isOn: z.boolean().nullable().describe("What it becomes; null: it is no switch"),
      running: z.number().int().describe("Listings that run there now"),
      against: z.number().int().describe("Those of them that the new word would not let be published"),
    }),
  ),
});
export type PolicyEffect = z.infer<typeof policyEffect>;

const one = z.object({ data: editablePolicy });

/** What categories demand and permit, for administrators. */
export const categoryPolicies = {
  get: route({
    method: "GET",
    path: "/api/admin/categories/{id}/policy",
    summary: "Administrator: what a category says itself, and what it inherits",
    scopes: ["admin"],
    params: idParam,
    response: one,
  }),
  weigh: route({
    method: "POST",
    path: "/api/admin/categories/{id}/policy/effect",
    summary: "Administrator: what a policy would mean for what runs now; stores nothing",
    scopes: ["admin"],
    params: idParam,
    body: z.object({ policy: categoryPolicy }),
    response: z.object({ data: policyEffect }),
  }),
  write: route({
    method: "PUT",
    path: "/api/admin/categories/{id}/policy",
    summary: "Administrator: store a category's policy; another version is CHANGED_ELSEWHERE",
    scopes: ["admin"],
    params: idParam,
    body: z.object({ policy: categoryPolicy, version }),
    response: one,
    errors: [409],
  }),
};

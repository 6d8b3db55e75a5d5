import type { ResolvedPolicy } from "#contract/catalogue/category-policy.ts";
import { leastBuyNow, priceConflicts } from "#contract/listings/asking-price-rules.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import { propertyFaults } from "#contract/listings/property-rules.ts";
import { freeListings, maxActivationDays } from "#contract/listings/publication-limits.ts";
import { isYearAhead } from "#contract/listings/years.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { Details } from "#server/errors.ts";
import type { MessageKey } from "#server/messages/message-key.ts";

/** The facts besides its own fields that decide about publication. `policy` is null while no category is chosen. */
export interface PublicationFacts {
  readonly policy: ResolvedPolicy | null;
  readonly pictureCount: number;
  /** Whether what the category demands is asked for: of what is published now, not of what has been. */
  readonly demanded: boolean;
  /** The published version that this one would take the place of: what its properties lacked already is not asked for. */
  readonly replaces: ListingFields | null;
  readonly now: Date;
}

export interface PublicationFaults {
  readonly fields: Record<string, MessageKey[]>;
  readonly details: Details;
}

const shortestName = 3;

/**
 * L1: To be published a listing needs a name of at least {shortestName} characters, a description, a category that allows its sale mode, a
 * supply at least one picture, and a place where it is handed over in person only.
 * L4: A start may lie up to {maxActivationDays} days ahead; one that has passed is now.
 */
export function publicationFaults(listing: ListingFields, facts: PublicationFacts): PublicationFaults | null {
  const found: [field: string, key: MessageKey][] = [
    ...textFaults(listing),
    ...categoryFaults(listing, facts.policy),
    ...priceFaults(listing),
    ...yearFaults(listing, facts.now),
    ...(facts.demanded ? declarationFaults(listing, facts.policy) : []),
    ...demandedProperties(listing, facts),
  ];
  // A demand needs no picture: its author does not have the bottle.
  if (listing.type === "supply" && facts.pictureCount === 0) found.push(["pictures", "PICTURE_NEEDED"]);
  if (isTooFarAhead(listing.activateAt, facts.now)) found.push(["activateAt", "ACTIVATION_OUT_OF_RANGE"]);
  if (found.length === 0) return null;
  const fields: Record<string, MessageKey[]> = {};
  for (const [field, key] of found) fields[field] = [...(fields[field] ?? []), key];
  const minimum = leastBuyNow(listing.startPrice ?? 0);
  return { fields, details: { length: shortestName, days: maxActivationDays, minimum } };
}

/**
 * L5: An unverified account may publish {freeListings} listings; relistings do not count, what waits for a moderator
 * does.
 */
export function isRoomToPublish(published: number): boolean {
  return published < freeListings;
}

type Faults = [field: string, key: MessageKey][];

function textFaults({ name, nameEn, description, handover, place }: ListingFields): Faults {
  const faults: Faults = [];
  if (!name) faults.push(["name", "field.required"]);
  else if (name.length < shortestName) faults.push(["name", "field.min"]);
  if (nameEn !== null && nameEn.length < shortestName) faults.push(["nameEn", "field.min"]);
  if (!description) faults.push(["description", "field.required"]);
  if (handover === "in_person" && !place) faults.push(["place", "field.required"]);
  return faults;
}

function categoryFaults({ saleMode }: ListingFields, policy: ResolvedPolicy | null): Faults {
  if (!policy) return [["categoryId", "field.required"]];
  return policy.saleModes.includes(saleMode) ? [] : [["saleMode", "SALE_MODE_NOT_ALLOWED"]];
}

/**
 * L18: What the category demands of the seller (excise stamp, sealed) is declared before a supply is published, and again where it moves to
 * another category; a seeker declares nothing.
 */
function declarationFaults({ type, declarations }: ListingFields, policy: ResolvedPolicy | null): Faults {
  const needed = type === "supply" ? (policy?.declarations ?? []) : [];
  return needed.every((each) => declarations.includes(each)) ? [] : [["declarations", "DECLARATION_NEEDED"]];
}

/** What the category asks of a supply's properties (rule L22). */
function demandedProperties(listing: ListingFields, { policy, demanded, replaces }: PublicationFacts): Faults {
  const rules = policy?.properties ?? [];
  const before = replaces && !demanded ? propertyFaults(replaces, rules) : [];
  const isOld = (field: string) => before.some((each) => each.field === field);
  return demanded || replaces
    ? propertyFaults(listing, rules)
        .filter(({ field }) => !isOld(field))
        .map(({ field, fault }) => [field, `field.${fault}`])
    : [];
}

function yearFaults({ condition }: ListingFields, now: Date): Faults {
  return (["vintage", "bottledYear"] as const)
    .filter((line) => isYearAhead(condition[line], now))
    .map((line) => [`condition.${line}`, "YEAR_AHEAD"]);
}

function priceFaults(listing: ListingFields): Faults {
  const { type, saleMode, startPrice, price } = listing;
  if (type === "demand" && saleMode === "auction") return [["saleMode", "DEMAND_NOT_AUCTION"]];
  if (saleMode === "fixed_price" && price === null) return [["price", "field.required"]];
  if (saleMode !== "auction") return [];
  if (startPrice === null) return [["startPrice", "field.required"]];
  return priceConflicts(listing).map(({ field, code }) => [field, code]);
}

function isTooFarAhead(activateAt: string | null, now: Date): boolean {
  return activateAt !== null && Date.parse(activateAt) > now.getTime() + maxActivationDays * dayMs;
}

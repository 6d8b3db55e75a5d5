import type { ListingCard } from "#contract/listings/listings.ts";

export type CardTag =
  | "draft"
  | "awaiting_payment"
  | "in_review"
  | "scheduled"
  | "cancelled"
  | "ended"
  | "demand"
  | "topped"
  | "highlighted"
  | "new";

/** The one tag of a card: what it is comes before what was paid for, that before being new. */
export function cardTag(
  card: Pick<ListingCard, "status" | "type" | "topped" | "highlighted" | "isNew">,
): CardTag | null {
  switch (card.status) {
    case "draft":
    case "awaiting_payment":
    case "in_review":
    case "scheduled":
    case "cancelled":
      return card.status;
    case "sold":
    case "unsold":
      return "ended";
    case "live":
      if (card.type === "demand") return "demand";
      if (card.topped) return "topped";
      if (card.highlighted) return "highlighted";
      return card.isNew ? "new" : null;
  }
}

/** How the picture is shown: in full colour, without it (over), or pale (not public yet). */
export function cardTone(status: ListingCard["status"]): "full" | "over" | "pending" {
  if (status === "live" || status === "scheduled") return "full";
  return status === "sold" || status === "unsold" || status === "cancelled" ? "over" : "pending";
}

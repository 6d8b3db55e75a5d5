/** RE12: Of a deleted account these things stay so long, as the page of the account says them; why each: decisions/0020. */
export const retainedAfterDeletion = [
  { what: "documents", years: 10 },
  { what: "payments", years: 10 },
  { what: "deals", years: 4 },
  { what: "tax", years: 4 },
  { what: "taxMessages", years: 10 },
  { what: "messages", years: 4 },
  { what: "name", years: 1 },
  { what: "email", years: 1 },
  { what: "mails", days: 30 },
  { what: "bids", years: null },
  { what: "listings", years: null },
  { what: "reviews", years: null },
  { what: "decisions", years: null },
] as const;

/** Kinds of lines in a lot's log besides bids and rules. The first four may end a lot or change its standing; the rest come after, and a reinstatement opens it again. */
export type ActKind =
  | "retraction"
  | "closing"
  | "purchase"
  | "cancellation"
  | "second_chance"
  | "sale_voided"
  | "reinstatement";

/** What touches the security of an account; the server's log names it too. */
export const securityKinds = [
  "scopes",
  "suspension",
  "bank_account",
  "verification",
  "password",
  "email",
  "username",
  "deletion",
  "sign_in",
  "second_factor",
  "passkey",
] as const;

/** Kinds of things that the audit tells of; `reading` is a look of somebody of the staff at personal data (rule AU4). */
export const auditKinds = [
  ...securityKinds,
  "group",
  "reading",
  "listing",
  "bid",
  "case",
  "strike",
  "review",
  "answer",
  "report",
  "trusted_flagger",
  "suspicion",
  "setting",
  "article",
  "info_page",
  "document",
  "blog_category",
  "event",
  "banner",
  "money",
  "invoice",
  "seller_tax",
  "tax_message",
  "voucher",
  "fees",
  "product",
  "stock",
  "goods_order",
  "carrier",
  "store",
  "categories",
  "brand",
  "package",
  "currency",
  "newsletter",
  "monthly_sale",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The fewest letters that are sought within what was changed. */
export const shortestAuditWords = 3;

/** The most entries that one file takes. */
export const mostAuditLines = 10_000;

/** What an info page may name as `{{name}}` to show what is in force (rule SE14). */
export const pageValueNames = [
  "fee.commission",
  "fee.premium",
  "fee.listing",
  "fee.protection",
  "topping",
  "bidSteps",
  "softClose",
  "retractionTime",
  "calmTime",
  "paymentTime",
  "waysToPay",
  "secondChanceDays",
  "secondChanceTime",
  "freeListings",
] as const;
export type PageValueName = (typeof pageValueNames)[number];

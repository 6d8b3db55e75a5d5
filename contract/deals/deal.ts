import { z } from "zod";
import { feeKinds } from "#contract/fees/fee-rules.ts";
import { handovers, saleWays } from "#contract/listings/listing-kinds.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { bankTransfer } from "#contract/payments/bank-transfer.ts";
import { instant } from "#contract/values/shapes.ts";
import { caseKinds, dealCase } from "./case-kinds.ts";
import {
  carriers,
  dealActions,
  dealSides,
  dealStatuses,
  dealStepKinds,
  dealTodos,
  escrowStates,
} from "./deal-steps.ts";
import { deliveryAddress } from "./delivery.ts";

/** Codes an action on a deal may be refused with. */
const dealRefusalCodes = [
  "DEAL_OTHER_SIDE",
  "DEAL_CANCELLED",
  "DEAL_NOT_PAID",
  "DEAL_NOT_SENT",
  "DEAL_MOVED_ON",
  "UNDO_TOO_LATE",
  "SHIPPING_FIXED",
  "SHIPPING_NOT_RAISED",
  "SHIPPING_ACCEPTED",
  "DELIVERY_NEEDED",
  "DELIVERY_NOT_OFFERED",
  "DEAL_IN_PERSON",
  "DEAL_PROTECTED",
  "NOT_PROTECTED",
  "DELIVERED_TOO_EARLY",
  "CASE_OPEN",
  "DEAL_WITH_GOODS",
] as const;
export type DealRefusalCode = (typeof dealRefusalCodes)[number];

/** A date. */
export const dealDay = z.string().describe("A date in Prague, YYYY-MM-DD");

/** A deal in a list. Amounts in CZK. */
export const dealCard = z.object({
  id: z.number().int(),
  listing: listingCard,
  side: z.enum(dealSides).describe("Which one the caller is"),
  other: z.object({ id: z.number().int(), username: z.string() }),
  soldBy: z.enum(saleWays),
  status: z.enum(dealStatuses),
  price: z.number(),
  shipping: z.number().nullable().describe("null: by agreement, not in the total"),
  total: z.number().describe("All that is paid to the seller as far as it is known"),
  payBy: dealDay,
  isOverdue: z.boolean(),
  todo: z.enum(dealTodos).nullable().describe("What waits for the caller"),
  openCase: z.enum(caseKinds).nullable(),
  openedAt: instant,
  closedAt: instant.nullable().describe("Received or cancelled"),
});
export type DealCard = z.infer<typeof dealCard>;

/** How to reach the other side: no more of it than the deal needs. */
const dealContact = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable().describe("From the payment on, or where the thing is handed over"),
  address: z.array(z.string()).nullable().describe("Where to send; to the seller alone, from the payment on"),
  company: z
    .object({ name: z.string(), companyId: z.string().nullable(), taxId: z.string().nullable() })
    .nullable()
    .describe("Of a seller who is a business"),
});
export type DealContact = z.infer<typeof dealContact>;

/** A deal whose money is held until the thing is received (rule PP1). Amounts in CZK. */
const dealProtection = z.object({
  holder: z.string().describe("Who holds the money, as the port `escrow` names it; empty: the operator"),
  money: z.enum(escrowStates).describe("Where it is now"),
  returned: z.number().describe("Of what the buyer has paid, gone back to the buyer"),
  forSeller: z.number().describe("What the seller gets or got"),
  order: z
    .object({ id: z.number().int(), hash: z.string() })
    .nullable()
    .describe("To the buyer: the order by which it is paid, once it has been asked for"),
  needsAccount: z.boolean().describe("To the seller: without a bank account nothing can be sent"),
  deliveredFrom: instant.nullable().describe("To the seller: when the thing may be said to be delivered"),
});
export type DealProtection = z.infer<typeof dealProtection>;

/** A deal as one of its sides sees it. */
export const deal = dealCard.extend({
  protection: dealProtection.nullable().describe("null: it is paid to the seller directly"),
  withGoods: z
    .object({ id: z.number().int(), hash: z.string() })
    .nullable()
    .describe("The order of goods that pays for it and brings it"),
  mayGoWithGoods: z.boolean().describe("To the buyer of something of the site: it may be paid in the cart"),
  fees: z
    .array(z.object({ kind: z.enum(feeKinds), amount: z.number() }))
    .describe("What this deal costs the caller besides, on the monthly bill"),
  handover: z.enum(handovers).describe("both until the buyer has chosen"),
  isDeliveryOpen: z.boolean().describe("The buyer has yet to say where to send, or how to hand over"),
  handoverOffered: z.enum(handovers).describe("What the listing offers"),
  shippingOffered: z.number().nullable().describe("Postage that the listing names, CZK; null: by agreement"),
  delivery: deliveryAddress.nullable().describe("Where the parcel goes, to the buyer who said so"),
  shippingMost: z
    .number()
    .nullable()
    .describe("The most that may be named as postage, where it is open; to the seller"),
  contact: dealContact,
  payment: bankTransfer
    .nullable()
    .describe("To the buyer while payment to the seller is awaited and the seller has filled in an account"),
  paymentSaid: z
    .object({ at: instant, reference: z.string().describe("The bank's; may be empty") })
    .nullable()
    .describe("The buyer says that the payment is on its way"),
  carrier: z.enum(carriers).nullable(),
  trackingNumber: z.string().nullable(),
  actions: z.array(z.enum(dealActions)).describe("What the caller may do now"),
  undoUntil: instant.nullable(),
  declineUntil: instant.nullable().describe("Until when the buyer may decline the postage that was named"),
  nonPaymentFrom: instant.nullable().describe("When the seller may report that nothing came"),
  receivedBy: instant.nullable().describe("When a sent deal counts as received by itself; not while a case is open"),
  steps: z.array(
    z.object({
      kind: z.enum(dealStepKinds),
      by: z.enum(["buyer", "seller", "site"]),
      at: instant,
      note: z.string().nullable(),
    }),
  ),
  cases: z.array(dealCase),
  conversationId: z.number().int().nullable().describe("Where the two write to each other, once they have"),
});
export type Deal = z.infer<typeof deal>;

/** What was paid in deals within a month in Prague, postage included; a deal counts when its payment was confirmed. */
export const moneyMonth = z.object({
  month: z.string().describe("YYYY-MM"),
  spent: z.number().describe("As the buyer, CZK"),
  bought: z.number().int(),
  earned: z.number().describe("As the seller, CZK"),
  sold: z.number().int(),
});
export type MoneyMonth = z.infer<typeof moneyMonth>;

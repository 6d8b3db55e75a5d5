import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { caseKinds, caseOutcomes, problemKinds } from "#contract/deals/case-kinds.ts";
import { carriers, dealSides, dealStatuses, dealStepKinds } from "#contract/deals/deal-steps.ts";
import type { DeliveryAddress } from "#contract/deals/delivery.ts";
import { handovers, saleWays } from "#contract/listings/listing-kinds.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { media } from "../media/table.ts";
import { orders } from "../payments/table.ts";
import { ownDeadline } from "./own-deadline.ts";

/** Deals, which follow sales between two users from payment to hand-over (rule D2). */
export const deals = pgTable(
  "deals",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /**
     * No foreign key: deals are opened in the dispatcher's batches, and the key's locks on several listings could deadlock
     * with the bid queue, which locks them in order. Published listings are never deleted.
     */
    listingId: int8("listing_id").notNull(),
    sellerId: int8("seller_id")
      .notNull()
      .references(() => users.id),
    buyerId: int8("buyer_id")
      .notNull()
      .references(() => users.id),
    soldBy: text("sold_by", { enum: saleWays }).notNull(),
    priceMinor: minor("price_minor").notNull(),
    /** null: by agreement. */
    shippingMinor: minor("shipping_minor"),
    /** Whether the listing left postage open: then the seller may name it until the payment. */
    shippingByAgreement: boolean("shipping_by_agreement").notNull().default(false),
    /** As the listing offered it; `both` until the buyer has chosen. */
    handover: text("handover", { enum: handovers }).notNull(),
    /** Where the parcel goes, as the buyer has said. */
    delivery: jsonb("delivery").$type<DeliveryAddress>(),
    /** The account that the deal is paid to: the seller's when it began, sealed (`openAccount`). */
    iban: text("iban"),
    /** When the seller first named the postage that the listing left open, and what it is, whatever the hand-over. */
    shippingNamedAt: instant("shipping_named_at"),
    shippingNamedMinor: minor("shipping_named_minor"),
    /** When the buyer first said that it is paid, and the bank's reference, which may be empty. */
    paymentSaidAt: instant("payment_said_at"),
    paymentReference: text("payment_reference"),
    /** Whether its money is held until the receipt (rule PP1); as the listing said when it was published. */
    isProtected: boolean("is_protected").notNull().default(false),
    /**
     * The order that pays for it: of a protected deal, where another sum makes another, or one of goods that pays for it too (rule GO12).
     */
    orderId: int8("order_id").references(() => orders.id),
    /** When the seller said that it was delivered. */
    deliveredAt: instant("delivered_at"),
    status: text("status", { enum: dealStatuses }).notNull().default("awaiting_payment"),
    /** The variable symbol: ten digits made from the id, so that it is unique. */
    variableSymbol: text("variable_symbol").notNull().generatedAlwaysAs(sql`(1000000000 + id)::text`),
    /** Last day for the payment, a date in Prague. */
    payBy: date("pay_by", { mode: "string" }).notNull(),
    remindersSent: integer("reminders_sent").notNull().default(0),
    remindedAt: instant("reminded_at"),
    paidAt: instant("paid_at"),
    sentAt: instant("sent_at"),
    carrier: text("carrier", { enum: carriers }),
    trackingNumber: text("tracking_number"),
    receivedAt: instant("received_at"),
    /** When both sides were asked to review each other. */
    reviewsAskedAt: instant("reviews_asked_at"),
    cancelledAt: instant("cancelled_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    dueAt: instant("due_at").generatedAlwaysAs(ownDeadline),
  },
  (table) => [
    check("deals_two_sides", sql`${table.sellerId} <> ${table.buyerId}`),
    check("deals_price", sql`${table.priceMinor} > 0 and coalesce(${table.shippingMinor}, 0) >= 0`),
    check("deals_reminders", sql`${table.remindersSent} between 0 and 2`),
    check(
      "deals_steps",
      sql`${table.status} = 'cancelled'
        or ((${table.status} = 'awaiting_payment') = (${table.paidAt} is null)
          and (${table.status} <> 'sent' or ${table.sentAt} is not null)
          and (${table.status} = 'received') = (${table.receivedAt} is not null))`,
    ),
    check("deals_cancelled", sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`),
    uniqueIndex("deals_listing").on(table.listingId).where(sql`status <> 'cancelled'`),
    // Keeps a repeated event of a sale from opening a second deal after the first was cancelled.
    uniqueIndex("deals_sale").on(table.listingId, table.buyerId, table.soldBy),
    check("deals_protected", sql`${table.isProtected} or ${table.deliveredAt} is null`),
    // What is paid by the site's word alone has an order that says so.
    check("deals_escrowed", sql`not ${table.isProtected} or ${table.paidAt} is null or ${table.orderId} is not null`),
    uniqueIndex("deals_order").on(table.orderId).where(sql`is_protected`),
    index("deals_goods_order").on(table.orderId).where(sql`not is_protected and order_id is not null`),
    uniqueIndex("deals_variable_symbol").on(table.variableSymbol),
    index("deals_seller").on(table.sellerId, table.createdAt.desc()),
    index("deals_buyer").on(table.buyerId, table.createdAt.desc()),
    // What goes on, for moderators: few beside what is closed.
    index("deals_due").on(table.dueAt, table.id).where(sql`status in ('awaiting_payment', 'paid', 'sent')`),
    index("deals_amount").on(table.priceMinor.desc(), table.id),
    // Indexes of the jobs; each holds only the deals that still have something due.
    index("deals_to_remind").on(table.payBy).where(sql`status = 'awaiting_payment' and reminders_sent < 2`),
    index("deals_under_way").on(table.sentAt).where(sql`status = 'sent'`),
    index("deals_delivered").on(table.deliveredAt).where(sql`status in ('paid', 'sent') and delivered_at is not null`),
    index("deals_by_hand").on(table.paidAt).where(sql`status = 'paid' and handover = 'in_person'`),
    index("deals_to_review")
      .on(table.receivedAt, table.id)
      .where(sql`status = 'received' and reviews_asked_at is null`),
  ],
);

/** The steps of a deal, append-only; a step without a user was taken by a job or a moderator. */
export const dealSteps = pgTable(
  "deal_steps",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    dealId: int8("deal_id")
      .notNull()
      .references(() => deals.id),
    kind: text("kind", {
      enum: dealStepKinds,
    }).notNull(),
    byUserId: int8("by_user_id").references(() => users.id),
    note: text("note"),
    at: instant("at").notNull(),
  },
  (table) => [index("deal_steps_deal").on(table.dealId, table.id)],
);

/** Reports of one side against the other, for a moderator to decide. */
export const dealCases = pgTable(
  "deal_cases",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    dealId: int8("deal_id")
      .notNull()
      .references(() => deals.id),
    kind: text("kind", { enum: caseKinds }).notNull(),
    problem: text("problem", {
      enum: problemKinds,
    }),
    filedById: int8("filed_by_id")
      .notNull()
      .references(() => users.id),
    note: text("note").notNull(),
    filedAt: instant("filed_at").notNull(),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    /** withdrawn: the payment came before anybody decided. */
    outcome: text("outcome", { enum: caseOutcomes }),
    reasons: text("reasons"),
    decidedById: int8("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
    /** An upheld non-payment is a strike (rule K6) until a moderator withdraws it (K12). */
    strikeWithdrawnAt: instant("strike_withdrawn_at"),
    strikeWithdrawnById: int8("strike_withdrawn_by_id").references(() => users.id),
    strikeWithdrawalReason: text("strike_withdrawal_reason"),
  },
  (table) => [
    check(
      "deal_cases_withdrawn",
      sql`${table.strikeWithdrawnAt} is null or (${table.kind} = 'non_payment' and ${table.outcome} = 'upheld'
        and ${table.strikeWithdrawnById} is not null and ${table.strikeWithdrawalReason} is not null)`,
    ),
    index("deal_cases_strikes")
      .on(table.decidedAt.desc(), table.id)
      .where(sql`kind = 'non_payment' and outcome = 'upheld'`),
    check("deal_cases_kind", sql`(${table.kind} = 'problem') = (${table.problem} is not null)`),
    check("deal_cases_decided", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
    uniqueIndex("deal_cases_open").on(table.dealId).where(sql`outcome is null`),
    index("deal_cases_deal").on(table.dealId, table.id),
    index("deal_cases_waiting").on(table.filedAt).where(sql`outcome is null`),
    index("deal_cases_done").on(table.decidedAt.desc()).where(sql`outcome is not null`),
  ],
);

/** Photographs that a side has added to a case while it was open; never changed or taken away. */
export const casePhotographs = pgTable(
  "case_photographs",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    caseId: int8("case_id")
      .notNull()
      .references(() => dealCases.id),
    side: text("side", { enum: dealSides }).notNull(),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [
    uniqueIndex("case_photographs_media").on(table.mediaId),
    index("case_photographs_case").on(table.caseId, table.id),
  ],
);

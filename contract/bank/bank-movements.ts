import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, idParam, instant, optionalDay, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Why a line of a statement about money that has left the account waits for a person. */
export const outgoingFaults = ["no_payment", "amount", "account", "own_money"] as const;
/** What an outgoing payment may have paid. */
const outgoingTargets = ["refund", "payout", "receipt"] as const;
export type OutgoingTarget = (typeof outgoingTargets)[number];

export const movementDirections = ["in", "out"] as const;
/** What became of a movement: it has paid something, it waits for a person, or a person has said what else it is. */
export const movementStates = ["settled", "waiting", "other"] as const;

const bankMovement = z.object({
  id: z.number().int(),
  direction: z.enum(movementDirections),
  account: z.string().describe("The operator's, as people write it; empty where the statement does not name it"),
  day: z.iso.date(),
  amount: z.number(),
  currency: z.string(),
  variableSymbol: z.string().nullable(),
  note: z.string(),
  state: z.enum(movementStates),
  isTakenBack: z.boolean().describe("The bank has taken back by it what had come"),
  fault: z.string().nullable().describe("Why it waits"),
  target: z
    .object({ kind: z.enum(["order", ...outgoingTargets]), id: z.number().int(), orderId: z.number().int().nullable() })
    .nullable()
    .describe("What it has paid"),
  reason: z.string().nullable().describe("What it is instead, as a person has said"),
  suggestions: z
    .array(
      z.object({
        kind: z.enum(outgoingTargets),
        id: z.number().int(),
        orderId: z.number().int().nullable(),
        payee: z.string().nullable().describe("User name"),
      }),
    )
    .describe("What of the same amount it may have paid, where it waits"),
});
export type BankMovement = z.infer<typeof bankMovement>;

const account = z.string().trim().max(40).default("").describe("The operator's account, as people write it or an IBAN");

const dayOfAccount = z.object({
  account: z.string(),
  currency: z.string(),
  day: z.iso.date(),
  came: z.number(),
  paid: z.number().describe("Of what came, what has paid orders"),
  cameWaiting: z.number(),
  went: z.number(),
  settled: z.number().describe("Of what went, what has paid refunds, payouts and returned money"),
  wentWaiting: z.number(),
  balance: z.number().nullable().describe("At the end of the day, as a statement says it"),
  difference: z
    .number()
    .nullable()
    .describe(
      "By how much the balance differs from the one before it with all movements since; null where one is missing",
    ),
});
export type DayOfAccount = z.infer<typeof dayOfAccount>;

const statementSource = z.object({
  kind: z.enum(["fio", "folder"]),
  readAt: instant.nullable().describe("When a statement was read there last"),
  fault: z.string().nullable().describe("Why none is read now"),
  isSilent: z.boolean().describe("Nothing has come for longer than is usual"),
});
export type StatementSourceView = z.infer<typeof statementSource>;

export const bankMovements = {
  sources: route({
    method: "GET",
    path: "/api/finance/statement-sources",
    summary: "Finance: where statements come from by themselves, and how that goes",
    scopes: ["finance"],
    response: z.object({ data: z.array(statementSource) }),
  }),
  list: route({
    method: "GET",
    path: "/api/finance/bank-movements",
    summary: "Finance: movements of the site's accounts as statements tell them, the newest first",
    scopes: ["finance"],
    query: z.object({
      q: z.string().trim().max(100).default("").describe("A variable symbol"),
      account,
      direction: z
        .enum(["", ...movementDirections])
        .catch("")
        .default(""),
      state: z
        .enum(["", ...movementStates])
        .catch("")
        .default(""),
      from: optionalDay,
      to: optionalDay,
      page: pageNumber,
    }),
    response: pageOf(bankMovement),
  }),
  reconcile: route({
    method: "GET",
    path: "/api/finance/reconciliation",
    summary: "Finance: what came and went by account and day, and whether the balances of statements agree with it",
    scopes: ["finance"],
    query: z.object({ account, from: optionalDay, to: optionalDay, page: pageNumber }),
    response: pageOf(dayOfAccount),
  }),
  settle: route({
    method: "POST",
    path: "/api/finance/outgoings/{id}/settlement",
    summary:
      "Finance: say what an outgoing payment has paid: a refund, a payout, or waiting money that was returned. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    body: z.object({
      kind: z.enum(outgoingTargets),
      id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    }),
    response: done,
    errors: [409],
  }),
  dismiss: route({
    method: "POST",
    path: "/api/finance/outgoings/{id}/dismissal",
    summary:
      "Finance: say that an outgoing payment has paid nothing of the site's, and what it is. Needs a fresh proof (PASSWORD_NEEDED)",
    scopes: ["finance"],
    params: idParam,
    body: z.object({ reason: z.string().trim().min(3).max(500) }),
    response: done,
    errors: [409],
  }),
};

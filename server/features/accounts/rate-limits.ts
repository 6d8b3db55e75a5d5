import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Ctx } from "#server/context.ts";
import { TooMany } from "#server/errors.ts";
import { rateLimits } from "./table.ts";

/** At most `points` attempts in `duration` seconds, counted from the first one. */
interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Limits against guessing and flooding.
 *
 * LI2: Registration: {registerAddress.points} an hour for an address, {registerEmail.points} for an e-mail; reset: {resetAddress.points} an
 * hour for an address, {resetEmail.points} in 15 minutes for an e-mail; confirmation: {confirmationUser.points} in 15 minutes.
 * LI3: Newsletters: {newsletterAddress.points} an hour for an address, {newsletterEmail.points} for an e-mail; links of
 * mails: {linkAddress.points} in 15 minutes for an address.
 * LI4: Reports: {reportUser.points} an hour for an account; of guests {reportAddress.points} for an address, {reportEmail.points} for an
 * e-mail. Questions: {questionUser.points} an hour; messages: {messageUser.points} in 10 minutes; watching: {wishlistChange.points} changes
 * in 5 minutes, {wishlistAddress.points} new guests' lists an hour for an address.
 * LI10: An account: {bidUser.points} bids a minute and process, {purchaseUser.points} purchases, {offerUser.points}
 * offers, {draftUser.points} new drafts or batches of them (200 drafts kept), {tableUser.points} tables read,
 * {changeUser.points} changes of what is published, {uploadUser.points} pictures and {relistUser.points} relistings an
 * hour, {dealStep.points} steps of one deal an hour. An address has 30 seconds of a processor a minute and process for
 * what is dear, its network (/24, /48) 90, pages and API together: an operation says in hundredths what a call weighs,
 * a search or what a stranger sends 4 where nothing is said, what is nearest to words 15, a page of a search 25, a
 * table of many bottles 6, a share picture that has to be drawn 15; taken before the body is read.
 * LI17: Codes of vouchers that do not exist: {voucherUser.points} a minute and {voucherUserDay.points} a day for an
 * account, {voucherAddress.points} a minute and {voucherAddressDay.points} a day for an address,
 * {voucherNetworkDay.points} a day for a network (/24, /48); then none is taken, right ones neither.
 */
export const limits = {
  /**
   * LI1: Log-in: {loginAccount.points} attempts in 15 minutes for an account and address, {loginAddress.points} for an address (an IPv6 /64
   * is one); {loginElsewhere.points} an hour for an account from all networks and devices together that have not signed in to it, while
   * those that have keep their own {loginAccount.points}.
   */
  loginAccount: { keyPrefix: "login", points: 5, duration: 15 * minute },
  loginAddress: { keyPrefix: "login-ip", points: 100, duration: 15 * minute },
  loginElsewhere: { keyPrefix: "login-elsewhere", points: 20, duration: hour },
  registerAddress: { keyPrefix: "register-ip", points: 60, duration: hour },
  registerEmail: { keyPrefix: "register-mail", points: 5, duration: hour },
  resetAddress: { keyPrefix: "reset-ip", points: 30, duration: hour },
  resetEmail: { keyPrefix: "reset-mail", points: 3, duration: 15 * minute },
  confirmationUser: { keyPrefix: "confirmation", points: 3, duration: 15 * minute },
  wishlistAddress: { keyPrefix: "wishlist-ip", points: 60, duration: hour },
  wishlistChange: { keyPrefix: "wishlist", points: 300, duration: 5 * minute },
  cartChange: { keyPrefix: "cart", points: 300, duration: 5 * minute },
  goodsOrder: { keyPrefix: "goods-order", points: 100, duration: hour },
  newsletterAddress: { keyPrefix: "newsletter-ip", points: 30, duration: hour },
  newsletterEmail: { keyPrefix: "newsletter-mail", points: 3, duration: hour },
  reportAddress: { keyPrefix: "report-ip", points: 30, duration: hour },
  reportUser: { keyPrefix: "report", points: 30, duration: hour },
  reportEmail: { keyPrefix: "report-mail", points: 5, duration: hour },
  questionUser: { keyPrefix: "question", points: 30, duration: hour },
  messageUser: { keyPrefix: "message", points: 60, duration: 10 * minute },
  /** Of an account, and of the processor's time (rule LI10). */
  bidUser: { keyPrefix: "bid", points: 120, duration: minute },
  purchaseUser: { keyPrefix: "purchase", points: 30, duration: hour },
  offerUser: { keyPrefix: "offer", points: 60, duration: hour },
  draftUser: { keyPrefix: "draft", points: 60, duration: hour },
  tableUser: { keyPrefix: "table", points: 120, duration: hour },
  dealStep: { keyPrefix: "deal", points: 30, duration: hour },
  relistUser: { keyPrefix: "relist", points: 100, duration: hour },
  changeUser: { keyPrefix: "change", points: 120, duration: hour },
  photographUser: { keyPrefix: "photograph", points: 100, duration: 24 * hour },
  registerQuestion: { keyPrefix: "register-question", points: 60, duration: hour },
  /** LI12: Changes of watched searches and goods: {changeSearches.points} an hour. */
  changeSearches: { keyPrefix: "searches", points: 300, duration: hour },
  uploadUser: { keyPrefix: "upload", points: 400, duration: hour },
  workAddress: { keyPrefix: "work-ip", points: 3_000, duration: minute },
  workNetwork: { keyPrefix: "work-network", points: 9_000, duration: minute },
  /** Of a gateway's webhooks that anybody can send, each of which has the gateway asked (rule PM22). */
  paymentNotice: { keyPrefix: "payment-notice", points: 300, duration: minute },
  ageProofUser: { keyPrefix: "age-proof", points: 20, duration: 24 * hour },
  codeUser: { keyPrefix: "code", points: 10, duration: 24 * hour },
  codePhone: { keyPrefix: "code-phone", points: 10, duration: 24 * hour },
  codeAddress: { keyPrefix: "code-ip", points: 40, duration: 24 * hour },
  codeNetwork: { keyPrefix: "code-network", points: 100, duration: 24 * hour },
  codeOrder: { keyPrefix: "code-order", points: 10, duration: 24 * hour },
  codeTry: { keyPrefix: "code-try", points: 30, duration: 24 * hour },
  passwordAgain: { keyPrefix: "password-again", points: 5, duration: 15 * minute },
  /**
   * LI11: Codes of the second factor and recovery codes: {secondFactor.points} an hour for an account, forgotten after a right one,
   * {secondFactorAddress.points} for an address.
   */
  secondFactor: { keyPrefix: "second-factor", points: 10, duration: hour },
  secondFactorAddress: { keyPrefix: "second-factor-ip", points: 60, duration: hour },
  /** PK4: A network is asked for {passkeyAddress.points} signatures in 15 minutes, an account for {passkeyUser.points} an hour. */
  passkeyAddress: { keyPrefix: "passkey-ip", points: 100, duration: 15 * minute },
  passkeyUser: { keyPrefix: "passkey", points: 60, duration: hour },
  emailChangeTo: { keyPrefix: "email-change-to", points: 5, duration: 24 * hour },
  contactUser: { keyPrefix: "contact", points: 60, duration: hour },
  /** Codes of vouchers that do not exist (rule LI17). */
  voucherUser: { keyPrefix: "voucher", points: 5, duration: minute },
  voucherUserDay: { keyPrefix: "voucher-day", points: 30, duration: 24 * hour },
  voucherAddress: { keyPrefix: "voucher-ip", points: 10, duration: minute },
  voucherAddressDay: { keyPrefix: "voucher-ip-day", points: 100, duration: 24 * hour },
  voucherNetworkDay: { keyPrefix: "voucher-network-day", points: 500, duration: 24 * hour },
  watchAddress: { keyPrefix: "watch-ip", points: 10, duration: 24 * hour },
  watchNetwork: { keyPrefix: "watch-network", points: 30, duration: 24 * hour },
  emailChange: { keyPrefix: "email-change", points: 5, duration: 24 * hour },
  exportUser: { keyPrefix: "export", points: 3, duration: 24 * hour },
  pushDevice: { keyPrefix: "push-device", points: 30, duration: hour },
  linkAddress: { keyPrefix: "link-ip", points: 30, duration: 15 * minute },
} satisfies Record<string, Limit>;

/**
 * Takes one of the attempts that `subject` has left, or throws TooMany with the seconds to wait. The attempt counts before
 * it is made, so that parallel guesses cannot slip past. Never call it inside a transaction: a refusal would undo the count.
 */
export async function countAttempt(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  await limiterOf(ctx, limit).consume(keyOf(subject)).catch(refuse);
}

/**
 * As `countAttempt`, in this process alone: for what happens so often that counting in the database would cost as much as the
 * thing itself. It takes as many attempts as the thing weighs.
 */
export async function countHere(ctx: Ctx, limit: Limit, subject: string, weight = 1): Promise<void> {
  const limiters = ctx.state.of(newLimiters);
  const limiter = limiters.get(limit.keyPrefix) ?? new RateLimiterMemory(limit);
  limiters.set(limit.keyPrefix, limiter);
  await limiter.consume(subject, weight).catch(refuse);
}

const newLimiters = () => new Map<string, RateLimiterMemory>();

function refuse(refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
}

/** Resets the attempts of `subject` after a success. */
export async function forgetAttempts(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  await limiterOf(ctx, limit).delete(keyOf(subject));
}

/** Throws TooMany where `subject` has no attempt left, and takes none: for what is no guess itself. */
export async function requireAttemptLeft(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  const state = await limiterOf(ctx, limit).get(keyOf(subject));
  if (state && state.consumedPoints >= limit.points) refuse(state);
}

/** All counters live in the database, so a limiter may be made for each use. `sweepExpired` clears old rows. */
function limiterOf(ctx: Ctx, limit: Limit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    ...limit,
    storeClient: ctx.db,
    schema: rateLimits,
    clearExpiredByTimeout: false,
  });
}

/** Hashed, so that the counters hold no e-mail addresses. */
function keyOf(subject: string): string {
  return createHash("sha256").update(subject.toLowerCase()).digest("base64url");
}

import type { ListingStatus } from "#contract/listings/listing-kinds.ts";
import { takeBackSeconds } from "#contract/messages/messages.ts";
import type { QuestionRefusalCode } from "#contract/messages/questions.ts";
import { traderRefusal } from "#server/may-trade-rules.ts";

/** The listing that a question is about. */
export interface AskedAbout {
  readonly sellerId: number;
  readonly status: ListingStatus;
  readonly winnerId: number | null;
  /** Whether the writer has a deal about it: with a demand's owner, who is its winner, its seller has one. */
  readonly hasDeal: boolean;
}

export interface Writer {
  readonly id: number;
  readonly suspended: boolean;
  readonly emailConfirmed: boolean;
}

/**
 * M1: Anybody with a confirmed e-mail and no suspension may ask about another's live listing, afterwards its buyer alone, of a demand its
 * seller; a conversation that has begun goes on, and either side of a deal may begin it.
 */
export function askRefusal(listing: AskedAbout, writer: Writer): QuestionRefusalCode | null {
  if (listing.sellerId === writer.id) return "OWN_QUESTION";
  if (listing.status !== "live" && listing.winnerId !== writer.id && !listing.hasDeal) return "QUESTIONS_CLOSED";
  return traderRefusal(writer);
}

/** The facts that decide who may read a message. */
export interface MessageState {
  readonly mayBePublic: boolean;
  readonly answersId: number | null;
  /** Whether a question was answered in public. */
  readonly isAnswered: boolean;
  /** Whether a moderator hid this answer, or the answer to this question. */
  readonly isHidden: boolean;
}

/**
 * Where a question is read (rule M3). `open` may become public once answered; `hidden` is left to its two sides by a
 * moderator's decision.
 */
export function stateOf(message: MessageState): "private" | "open" | "public" | "hidden" {
  const isPublished = message.answersId !== null || message.isAnswered;
  if (isPublished) return message.isHidden ? "hidden" : "public";
  return message.mayBePublic ? "open" : "private";
}

/** How long its author may take a message back, which is less than it waits for a mail. */
const takeBackMs = takeBackSeconds * 1000;

/** Why a message stays; null where it may be taken back (rule M8). An answered question stands under the item. */
export function takeBackRefusal(
  message: { readonly createdAt: Date; readonly isAnswered: boolean },
  now: Date,
): "TAKE_BACK_TOO_LATE" | "QUESTION_ANSWERED_BACK" | null {
  if (now.getTime() - message.createdAt.getTime() > takeBackMs) return "TAKE_BACK_TOO_LATE";
  return message.isAnswered ? "QUESTION_ANSWERED_BACK" : null;
}

/** How long a message waits unread before a mail, and the least time between two mails (decisions/0031). */
export const mailTimes = { waitMs: 2 * 60_000, pauseMs: 15 * 60_000 };

import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import { mails } from "#server/features/mails/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { secondChanceEvents } from "#server/features/purchases/events.ts";
import { secondChances } from "#server/features/purchases/table.ts";
import { secondChanceOfferedMail, secondChanceOverMail, secondChanceWithdrawnMail } from "./second-chance.ts";

/** Mails a second chance and its withdrawal to the bidder, its refusal or expiry to the seller; a sale has own mails. */
export async function writeSecondChanceMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  payload: PayloadOf<(typeof secondChanceEvents)[keyof typeof secondChanceEvents]>,
): Promise<void> {
  const { secondChanceId } = payload;
  const answer = "answer" in payload ? payload.answer : undefined;
  const found = await find(ctx, secondChanceId);
  if (!found || answer === "accepted") return;
  const { chance, lot } = found;
  if (answer === undefined && chance.status !== "open") return;
  const isToBidder = answer === undefined || answer === "withdrawn";
  // A bidder who was never mailed the second chance is not told of its withdrawal.
  if (answer === "withdrawn" && !(await isNotified(ctx, secondChanceId))) return;
  const [recipient] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, isToBidder ? chance.bidderId : lot.sellerId));
  if (!recipient) return;
  const { priceMinor, expiresAt } = chance;
  const premium = await readPremium(ctx, lot);
  await writeMail(ctx, mailSettings, recipient, {
    key: keyOf(secondChanceId, answer ?? "offered"),
    kind: `second-chance-${answer ?? "offered"}`,
    content: (addresses, nameOf) => {
      const name = nameOf(lot);
      if (answer === "withdrawn") return secondChanceWithdrawnMail({ name, url: addresses.listing(lot) });
      return answer === undefined
        ? secondChanceOfferedMail({ name, priceMinor, premium, expiresAt, url: addresses.listing(lot) })
        : secondChanceOverMail({ name, answer, url: addresses.ownListings() });
    },
  });
}

function keyOf(secondChanceId: number, answer: string): string {
  return `second-chance:${secondChanceId}:${answer}`;
}

async function isNotified(ctx: Ctx, secondChanceId: number): Promise<boolean> {
  return (await ctx.db.$count(mails, eq(mails.key, keyOf(secondChanceId, "offered")))) > 0;
}

async function find(ctx: Ctx, secondChanceId: number) {
  const [found] = await ctx.db
    .select({ chance: secondChances, lot: listings })
    .from(secondChances)
    .innerJoin(listings, eq(listings.id, secondChances.listingId))
    .where(eq(secondChances.id, secondChanceId));
  return found;
}

import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { mails, summaryEntries } from "./table.ts";

export const mailsData: PersonalData = {
  tables: ["mails", "summary_entries"],
  // Of the mails, what was sent when: their links are secrets, and their texts are in the mailbox.
  files: {
    mails: (ctx, { email }) =>
      rowsOf(ctx, mails, eq(mails.recipient, email), [
        ...(["key", "html", "text", "unsubscribeUrl", "linkHash", "paymentCode", "lastError"] as const),
        ...(["urgency", "refusals", "nextAttemptAt"] as const),
      ]),
    "daily-summary": (ctx, { id }) => rowsOf(ctx, summaryEntries, eq(summaryEntries.userId, id), ["key"]),
  },
  forget: async (ctx, { id, email }) => {
    await ctx.db.delete(mails).where(eq(mails.recipient, email));
    await ctx.db.delete(summaryEntries).where(eq(summaryEntries.userId, id));
  },
};

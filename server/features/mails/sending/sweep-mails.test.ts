import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { mails } from "#server/features/mails/table.ts";
import { createTestContext } from "#test/context.ts";
import { sweepMails } from "./sweep-mails.ts";

test("RE2: mails go after 30 days when they have left or been given up, one that waits and a younger one stay", async () => {
  const ctx = await createTestContext({ size: 1 });
  const mail = (key: string, days: number, more: Partial<typeof mails.$inferInsert>) => ({
    key,
    kind: "outbid",
    recipient: "a@b.test",
    subject: "",
    html: "",
    text: "",
    createdAt: new Date(Date.now() - days * 24 * 3_600_000),
    ...more,
  });
  await ctx.db
    .insert(mails)
    .values([
      mail("waiting", 31, {}),
      mail("sent", 31, { sentAt: new Date() }),
      mail("given-up", 31, { givenUpAt: new Date() }),
      mail("young", 29, { sentAt: new Date() }),
    ]);
  expect(await sweepMails(ctx)).toBe(2);
  const left = await ctx.db.select({ key: mails.key }).from(mails).orderBy(sql`id`);
  expect(left.map(({ key }) => key)).toEqual(["waiting", "young"]);
});

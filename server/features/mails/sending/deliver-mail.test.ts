import { beforeAll, beforeEach, expect, test } from "vitest";
import { hourMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { subscribers } from "#server/features/newsletter/table.ts";
import { type MailPort, Undeliverable } from "#server/ports/mail/mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";
import { storeMail } from "./write-mail.ts";

let behaviour: "away" | "no such mailbox" | "takes all";
let site: TestApp;

beforeAll(async () => {
  const mail: MailPort = {
    kind: "sandbox",
    send: async () => {
      if (behaviour === "away") throw new Error("connect ECONNREFUSED");
      if (behaviour === "no such mailbox") throw new Undeliverable("550 5.1.1 no such mailbox");
    },
    close: () => {},
  };
  site = await createTestApp({ ports: { mail } });
});
beforeEach(async () => {
  behaviour = "takes all";
  await site.empty();
});

test("the time of a link begins when its mail is sent, not when it was asked for", async () => {
  const user = await makeUser(site.ctx);
  behaviour = "away";
  await site.as(null).post("/api/auth/password-reset", { email: user.email });
  await site.drainEvents();
  site.clock.advance(5 * hourMs);
  behaviour = "takes all";
  await site.db.execute("update mails set next_attempt_at = now()");
  await site.drainEvents();
  site.clock.advance(29 * 60_000);
  const [mail] = await site.mails(user.email);
  const hash = /zmena-hesla\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const changed = await site.as(null).post("/api/auth/password", { hash, password: `${testPassword} znovu` });
  expect(changed.statusCode).toBe(200);
});

test("a link whose mail has waited for three days and more opens nothing", async () => {
  const user = await makeUser(site.ctx);
  behaviour = "away";
  await site.as(null).post("/api/auth/password-reset", { email: user.email });
  await site.drainEvents();
  site.clock.advance(73 * hourMs);
  behaviour = "takes all";
  await site.db.execute("update mails set next_attempt_at = now()");
  await site.drainEvents();
  expect(await site.mails(user.email)).toEqual([expect.objectContaining({ sentAt: null })]);
});

test.each([
  ["watched", { notifyEnding: false, notifyMessages: true }],
  ["messages", { notifyEnding: true, notifyMessages: false }],
] as const)("a mailbox that does not exist ends the mails of '%s' alone", async (subscription, expected) => {
  const user = await makeUser(site.ctx);
  behaviour = "no such mailbox";
  await store({ recipient: user.email, subscription });
  await site.drainEvents();
  await site.drainEvents();
  expect(await site.db.select().from(users).where(eq(users.id, user.id))).toMatchObject([expected]);
});

test("a mailbox that does not exist ends its newsletters", async () => {
  const email = "zrusena@kabinet.test";
  await site.db.insert(subscribers).values({ email, locale: "cs", key: "klic", confirmedAt: new Date() });
  behaviour = "no such mailbox";
  await store({ recipient: email, subscription: "newsletter" });
  await site.drainEvents();
  await site.drainEvents();
  expect(await site.db.select().from(subscribers)).toMatchObject([{ endedAt: expect.any(Date) }]);
});

const store = (mail: { recipient: string; subscription: "watched" | "messages" | "newsletter" }) =>
  storeMail(site.ctx, { key: "dopis", kind: "outbid", subject: "", html: "", text: "", ...mail });

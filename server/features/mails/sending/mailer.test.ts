import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Ctx, contextOf, transaction } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { mails } from "#server/features/mails/table.ts";
import type { MailPort, OutgoingMail } from "#server/ports/mail/mail.ts";
import { createSandboxMail } from "#server/ports/mail/sandbox-mail.ts";
import { createSmtpMail } from "#server/ports/mail/smtp-mail.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { startSilentServer, startSmtpServer, unusedAddress } from "#test/make/smtp-server.ts";
import { startMailer } from "./mailer.ts";
import { sendNextMail } from "./send-next-mail.ts";
import { storeMail } from "./store-mail.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.delete(mails));

const ctxWith = (mail: MailPort): Ctx =>
  contextOf({
    db: database.db,
    ports: { ...createSandboxPorts("/nonexistent"), mail },
    log: pino({ level: "silent" }),
  });
const smtp = (url: string) => createSmtpMail({ url, from: "Kabinet <posta@kabinet.test>", silenceMs: 300 });
const stored = () => database.db.select().from(mails).orderBy(asc(mails.id));
const dueAgain = () => database.db.update(mails).set({ nextAttemptAt: sql`now()` });

async function store(ctx: Ctx, count = 1): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await storeMail(ctx, {
      key: `test:${index}`,
      kind: "test",
      recipient: `prijemce${index}@kabinet.test`,
      subject: `Zpráva ${index}`,
      html: `<p>tajný odkaz ${index}</p>`,
      text: `tajný odkaz ${index}`,
    });
  }
}
async function drain(ctx: Ctx): Promise<void> {
  const mailer = startMailer(ctx);
  await mailer.drain();
  await mailer.stop();
}

test("mails go out oldest first, once each, and leave no body behind", async () => {
  const server = await startSmtpServer();
  const ctx = ctxWith(smtp(server.url));
  await store(ctx, 3);
  await drain(ctx);
  await drain(ctx);
  expect(server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
    "prijemce1@kabinet.test",
    "prijemce2@kabinet.test",
    "prijemce3@kabinet.test",
  ]);
  expect(server.received[0]).toMatch(/^Message-ID: <\d+\.\d+@kabinet\.test>\r?$/im);
  expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/im);
  for (const mail of await stored()) {
    expect(mail).toMatchObject({ html: "", text: "", attempts: 1, lastError: null });
    expect(mail.sentAt).toBeInstanceOf(Date);
  }
});

test("in the sandbox mails count as sent and stay readable", async () => {
  const ctx = ctxWith(createSandboxMail());
  await store(ctx);
  await drain(ctx);
  const [mail] = await stored();
  expect(mail).toMatchObject({ html: "<p>tajný odkaz 1</p>", text: "tajný odkaz 1" });
  expect(mail?.sentAt).toBeInstanceOf(Date);
});

test.each(["try later", "refuse message", "drop during data"] as const)(
  "a server that answers with '%s' gets each mail again later, and at last once",
  async (behaviour) => {
    const server = await startSmtpServer();
    server.behave(behaviour);
    const ctx = ctxWith(smtp(server.url));
    await store(ctx, 2);
    await drain(ctx);
    await drain(ctx);
    for (const mail of await stored()) {
      expect(mail).toMatchObject({ attempts: 1, sentAt: null, text: expect.stringContaining("tajný odkaz") });
      expect(mail.lastError).toBeTruthy();
      expect(mail.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
    }
    server.behave("accept");
    await dueAgain();
    await drain(ctx);
    expect(server.received).toHaveLength(2);
    expect((await stored()).every((mail) => mail.sentAt && mail.lastError === null)).toBe(true);
  },
);

test.each([
  ["refuses connections", unusedAddress],
  ["never says a word", startSilentServer],
])("a server that %s holds nothing up for good: the mail stays and is put off", async (_, start) => {
  const ctx = ctxWith(smtp(await start()));
  await store(ctx, 2);
  await drain(ctx);
  for (const mail of await stored()) {
    expect(mail).toMatchObject({ attempts: 1, sentAt: null });
    expect(mail.html).not.toBe("");
    expect(mail.lastError).toBeTruthy();
  }
});

test("pauses double up to an hour", async () => {
  const ctx = ctxWith(smtp(await unusedAddress()));
  await store(ctx);
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await drain(ctx);
    const [row] = (
      await database.db.execute<{ pause: number }>(
        sql`select extract(epoch from next_attempt_at - now())::int as pause from mails`,
      )
    ).rows;
    pauses.push(Math.round((row?.pause ?? 0) / 10) * 10);
    await dueAgain();
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
});

test("a mailbox that does not exist is tried once, and its mail keeps no secret", async () => {
  const server = await startSmtpServer();
  server.behave("refuse recipient");
  const ctx = ctxWith(smtp(server.url));
  await store(ctx);
  await drain(ctx);
  await dueAgain();
  await drain(ctx);
  expect(server.visits()).toBe(1);
  const [mail] = await stored();
  expect(mail).toMatchObject({ sentAt: null, html: "", text: "" });
  expect(mail?.lastError).toContain("550");
});

test("a process that dies after a mail has gone and before that is noted: the mail goes again, later, as the same one", async () => {
  const server = await startSmtpServer();
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const real = smtp(server.url);
  const dying: MailPort = {
    ...real,
    send: async (mail) => {
      await real.send(mail);
      go();
      return new Promise(() => "nobody is there any more to hear of it");
    },
  };
  await store(ctxWith(real));
  void sendNextMail(ctxWith(dying));
  await gone;
  await drain(ctxWith(real));
  expect(server.received).toHaveLength(1);
  await dueAgain();
  await drain(ctxWith(real));
  await drain(ctxWith(real));
  expect(server.received).toHaveLength(2);
  const ids = server.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim());
  expect([ids[0], ids[0]]).toEqual([expect.stringContaining("@kabinet.test"), ids[1]]);
  expect(await stored()).toEqual([expect.objectContaining({ attempts: 2, html: "", lastError: null })]);
});

test("two mailers at once send each mail once", async () => {
  const sent: OutgoingMail[] = [];
  const port: MailPort = {
    kind: "smtp",
    send: async (mail) => {
      sent.push(mail);
    },
    close: () => {},
  };
  const ctx = ctxWith(port);
  await store(ctx, 20);
  await Promise.all([drain(ctx), drain(ctx), drain(ctx)]);
  expect(sent.map((mail) => mail.to).sort()).toEqual((await stored()).map((mail) => mail.recipient).sort());
});

// A mailer woken before the commit finds nothing, and its next sweep comes only after five seconds.
test("a mailer wakes when a stored mail is committed", { timeout: 4_000 }, async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<OutgoingMail>();
  const ctx = ctxWith({ kind: "sandbox", send: async (mail) => arrive(mail), close: () => {} });
  const mailer = startMailer(ctx);
  await mailer.drain();
  await transaction(ctx, async (tx) => {
    await store(tx);
    await mailer.drain();
  });
  expect((await arrived).to).toBe("prijemce1@kabinet.test");
  await mailer.stop();
});

test("the same key is one mail", async () => {
  const ctx = ctxWith(createSandboxMail());
  await store(ctx);
  await store(ctx);
  expect(await stored()).toHaveLength(1);
});

test("what a recipient's address holds is one address, whatever it looks like", async () => {
  const server = await startSmtpServer();
  const ctx = ctxWith(smtp(server.url));
  await store(ctx);
  await database.db.update(mails).set({ recipient: "a,b@kabinet.test" }).where(eq(mails.key, "test:1"));
  await drain(ctx);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^To: <"a,b"@kabinet\.test>/m);
});

import { setTimeout } from "node:timers/promises";
import pino from "pino";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Ctx, contextOf, transaction } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { mails } from "#server/features/mails/table.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";
import { type Queue, startWorker } from "#server/jobs/start-worker.ts";
import type { MailPort, OutgoingMail } from "#server/ports/mail/mail.ts";
import { createSandboxMail } from "#server/ports/mail/sandbox-mail.ts";
import { createSmtpMail } from "#server/ports/mail/smtp-mail.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { startSilentServer, startSmtpServer, unusedAddress } from "#test/make/smtp-server.ts";
import { expireMails } from "./expire-mails.ts";
import { waitingMails } from "./mailer.ts";
import { maxRefusals } from "./sending-rules.ts";
import { storeMail } from "./write-mail.ts";

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
function smtp(url: string): MailPort {
  const port = createSmtpMail({ url, from: "Kabinet <posta@kabinet.test>", silenceMs: 300 });
  onTestFinished(() => port.close());
  return port;
}
const stored = () => database.db.select().from(mails).orderBy(asc(mails.id));
const dueAgain = () => database.db.update(mails).set({ nextAttemptAt: sql`now()` });

async function store(ctx: Ctx, count = 1): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await storeMail(ctx, {
      key: `test:${index}`,
      kind: "outbid",
      recipient: `prijemce${index}@kabinet.test`,
      subject: `Zpráva ${index}`,
      html: `<p>tajný odkaz ${index}</p>`,
      text: `tajný odkaz ${index}`,
    });
  }
}
const sendAll = (ctx: Ctx, waiting: Queue) => waiting.run(ctx, new AbortController().signal);

async function drain(ctx: Ctx): Promise<void> {
  await sendAll(ctx, waitingMails(ctx));
}

test("mails go out once each, and kind, address and time are all that is left of them", async () => {
  const server = await startSmtpServer();
  const ctx = ctxWith(smtp(server.url));
  await store(ctx, 3);
  await drain(ctx);
  await drain(ctx);
  expect(server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()).sort()).toEqual([
    "prijemce1@kabinet.test",
    "prijemce2@kabinet.test",
    "prijemce3@kabinet.test",
  ]);
  expect(server.received[0]).toMatch(/^Message-ID: <\d+\.\d+@kabinet\.test>\r?$/im);
  expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/im);
  for (const mail of await stored()) {
    expect(mail).toMatchObject({
      kind: "outbid",
      subject: "",
      html: "",
      text: "",
      refusals: 0,
      lastError: null,
    });
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

test.each(["try later", "refuse message"] as const)(
  "a server that answers with '%s' gets each mail again later, and at last once",
  async (behaviour) => {
    const server = await startSmtpServer();
    server.behave(behaviour);
    const ctx = ctxWith(smtp(server.url));
    await store(ctx, 2);
    await drain(ctx);
    await drain(ctx);
    for (const mail of await stored()) {
      expect(mail).toMatchObject({ refusals: 1, sentAt: null, text: expect.stringContaining("tajný odkaz") });
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

const droppingServer = async () => {
  const server = await startSmtpServer();
  server.behave("drop during data");
  return server.url;
};

test.each([
  ["refuses connections", unusedAddress],
  ["never says a word", startSilentServer],
  ["breaks off", droppingServer],
])("a server that %s is left alone for a while, and no mail counts it as a refusal", async (_, start) => {
  const tried = vi.fn();
  const real = smtp(await start());
  const counting: MailPort = { ...real, send: (mail) => real.send(mail).finally(tried) };
  const ctx = ctxWith(counting);
  await store(ctx, 30);
  const waiting = waitingMails(ctx);
  await sendAll(ctx, waiting);
  await sendAll(ctx, waiting);
  expect(tried.mock.calls.length).toBeLessThanOrEqual(8);
  for (const mail of await stored()) {
    expect(mail).toMatchObject({ refusals: 0, sentAt: null, givenUpAt: null });
    expect(mail.html).not.toBe("");
  }
});

test("a day and a half without a mail server loses no mail, and it is back within a minute", async () => {
  const away = ctxWith(smtp(await unusedAddress()));
  await store(away, 12);
  const quarterLater = () =>
    database.db.execute(sql`
      update mails set created_at = created_at - interval '15 minutes', expires_at = expires_at - interval '15 minutes',
        next_attempt_at = next_attempt_at - interval '15 minutes'`);
  for (let quarter = 0; quarter < 36 * 4; quarter += 1) {
    await drain(away);
    await expireMails(away);
    await quarterLater();
  }
  const server = await startSmtpServer();
  const back = ctxWith(smtp(server.url));
  await database.db.execute(sql`update mails set next_attempt_at = next_attempt_at - interval '1 minute'`);
  await drain(back);
  expect(server.received).toHaveLength(12);
});

test("NT5: pauses after refusals double up to an hour, and the mail is given up after a day of them", async () => {
  const server = await startSmtpServer();
  server.behave("try later");
  const ctx = ctxWith(smtp(server.url));
  await store(ctx);
  const pauses: number[] = [];
  for (let attempt = 1; attempt < maxRefusals; attempt += 1) {
    await drain(ctx);
    const [row] = (
      await database.db.execute<{ pause: number }>(
        sql`select extract(epoch from next_attempt_at - now())::int as pause from mails`,
      )
    ).rows;
    pauses.push(Math.round((row?.pause ?? 0) / 10) * 10);
    await dueAgain();
  }
  expect(pauses.slice(0, 11)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(22 * 3_600);
  await drain(ctx);
  expect(await stored()).toEqual([
    expect.objectContaining({ givenUpAt: expect.any(Date), refusals: maxRefusals, html: "", subject: "" }),
  ]);
});

test("NT7: who waits before the screen is served before any newsletter, however many wait", async () => {
  const sent: string[] = [];
  const ctx = ctxWith({
    kind: "smtp",
    send: async ({ to }) => {
      await setTimeout(2);
      sent.push(to);
    },
    close: () => {},
  });
  const many = (kind: MailKind, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        storeMail(ctx, {
          ...{ key: `${kind}:${index}`, kind, recipient: `${kind}@kabinet.test` },
          ...{ subject: "", html: "", text: "" },
        }),
      ),
    );
  await many("digest", 400);
  const drained = drain(ctx);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(20));
  const before = sent.length;
  await many("new-password", 40);
  await drained;
  const last = sent.lastIndexOf("new-password@kabinet.test");
  expect(sent).toHaveLength(440);
  // Some newsletters go while the forty are being stored; none of those that still waited goes before them.
  expect(last - before).toBeLessThan(200);
});

test("a clock that steps back an hour holds up no mail that was not tried yet", async () => {
  const ctx = ctxWith(createSandboxMail());
  await store(ctx);
  await database.db.execute(sql`
    update mails set created_at = created_at + interval '1 hour', next_attempt_at = next_attempt_at + interval '1 hour'`);
  await drain(ctx);
  expect((await stored())[0]?.sentAt).toBeInstanceOf(Date);
});

test("a mail that has expired is not sent, and loses what it says", async () => {
  const server = await startSmtpServer();
  const ctx = ctxWith(smtp(server.url));
  await store(ctx, 2);
  await database.db
    .update(mails)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(mails.key, "test:1"));
  await drain(ctx);
  expect(await expireMails(ctx)).toBe(1);
  expect(await expireMails(ctx)).toBe(0);
  expect(server.received).toHaveLength(1);
  expect(await stored()).toEqual([
    expect.objectContaining({ sentAt: null, givenUpAt: expect.any(Date), html: "", text: "", subject: "" }),
    expect.objectContaining({ sentAt: expect.any(Date) }),
  ]);
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
  expect(mail).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date), html: "", text: "" });
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
  void drain(ctxWith(dying));
  await gone;
  await drain(ctxWith(real));
  expect(server.received).toHaveLength(1);
  await dueAgain();
  await drain(ctxWith(real));
  await drain(ctxWith(real));
  expect(server.received).toHaveLength(2);
  const ids = server.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim());
  expect([ids[0], ids[0]]).toEqual([expect.stringContaining("@kabinet.test"), ids[1]]);
  expect(await stored()).toEqual([expect.objectContaining({ refusals: 0, html: "", lastError: null })]);
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
test("a database that goes while mails are on their way fails the drain, after them, and nothing else", async () => {
  const sent: string[] = [];
  const ctx = ctxWith({
    ...createSandboxPorts("/nonexistent").mail,
    send: async ({ to }) => {
      await setTimeout(50);
      sent.push(to);
    },
  });
  await store(ctx, 5);
  let claims = 0;
  const db = Object.create(ctx.db, {
    execute: {
      value: (query: Parameters<Ctx["db"]["execute"]>[0]) => {
        claims += 1;
        return claims > 2 ? Promise.reject(new Error("the database is gone")) : ctx.db.execute(query);
      },
    },
  });
  // A failure that nobody waits for would end the process: the test runner reports it.
  await expect(drain({ ...ctx, db })).rejects.toThrow("the database is gone");
  expect(sent).toEqual(["prijemce1@kabinet.test", "prijemce2@kabinet.test"]);
});

test("a worker wakes when a stored mail is committed", { timeout: 4_000 }, async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<OutgoingMail>();
  const ctx = ctxWith({ kind: "sandbox", send: async (mail) => arrive(mail), close: () => {} });
  const worker = startWorker(ctx, { queues: [waitingMails(ctx)] });
  await transaction(ctx, (tx) => store(tx));
  expect((await arrived).to).toBe("prijemce1@kabinet.test");
  await worker.stop();
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

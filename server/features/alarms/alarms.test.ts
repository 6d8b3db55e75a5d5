import { beforeEach, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { noteFailure } from "#server/jobs/note-failure.ts";
import { outsideWork } from "#server/jobs/outside-work.ts";
import type { OutgoingMail } from "#server/ports/mail/mail.ts";
import type { Sms } from "#server/ports/sms/sms.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { raiseAlarms } from "./raise-alarms.ts";

const minutesAgo = (minutes: number) =>
  app.db.execute(sql`update failing_work set since = now() - make_interval(mins => ${minutes})`);

let app: TestApp;
let mails: OutgoingMail[];
let texts: Sms[];
let isMailAway: boolean;
beforeEach(async () => {
  [mails, texts, isMailAway] = [[], [], false];
  app = await createTestApp({
    ports: {
      mail: {
        kind: "smtp",
        close: () => {},
        send: async (mail) => {
          if (isMailAway) throw new Error("the server is away");
          mails.push(mail);
        },
      },
      sms: { kind: "twilio", send: async (sms) => void texts.push(sms) },
    },
  });
});

const raise = () => raiseAlarms(app.ctx, { publicUrl: "https://kabinet.test", dataDir: app.dataDir });
const setRecipients = (email: string, phone: string) => makeSetting(app.ctx, "alarm", { email, phone });

test("DK5: what burns is told by mail and by text, once while it lasts, and again when it comes back", async () => {
  await setRecipients("spravce@example.com", "+420 777 123 456");
  await noteFailure(app.ctx, outsideWork("comgate"), new Error("away"));
  await raise();
  expect([mails, texts], "it may pass within half an hour").toEqual([[], []]);
  // In two processes at once.
  await app.db.execute(sql`
    insert into failing_work (work, place, error, since, last_at)
    select work, 'another:1', error, since, last_at from failing_work`);
  await minutesAgo(31);
  await raise();
  await raise();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["spravce@example.com", "kabinet.test: něco nefunguje"],
  ]);
  expect(mails[0]?.text).toContain("comgate");
  expect(texts.map(({ to }) => to)).toEqual(["+420777123456"]);
  expect(texts[0]?.text).toMatch(/^[\x20-\x7e\n]+$/);
  await app.db.execute(sql`delete from failing_work`);
  await raise();
  await noteFailure(app.ctx, outsideWork("comgate"), new Error("away"));
  await minutesAgo(31);
  await raise();
  expect(mails).toHaveLength(2);
});

test("DK5: a mailbox that takes nothing is no alarm, nor is what nobody has tried again; a mail server that serves nobody is", async () => {
  await setRecipients("spravce@example.com", "+420777123456");
  await app.db.execute(sql`
    insert into mails (key, kind, recipient, subject, html, text, created_at, refusals, last_error)
    values ('a', 'digest', 'full@example.com', '', '', '', now() - interval '1 hour', 3, '452 mailbox full')`);
  await noteFailure(app.ctx, "closeAuctions", new Error("stuck"));
  await app.db.execute(
    sql`update failing_work set since = now() - interval '1 hour', last_at = now() - interval '1 hour'`,
  );
  await raiseAlarms(app.ctx, { publicUrl: "https://kabinet.test", dataDir: "/nowhere" });
  expect(mails).toEqual([]);
  await app.db.execute(sql`update mails set refusals = 0`);
  await raise();
  expect(mails).toHaveLength(1);
});

test("DK5: where mail is what burns, the text goes; where neither goes, it is tried again", async () => {
  await setRecipients("spravce@example.com", "");
  await noteFailure(app.ctx, "closeAuctions", new Error("stuck"));
  await minutesAgo(16);
  isMailAway = true;
  await raise();
  expect([mails, texts]).toEqual([[], []]);
  await setRecipients("spravce@example.com", "+420777123456");
  await raise();
  expect(texts).toHaveLength(1);
  isMailAway = false;
  await raise();
  expect(mails, "it was told already").toEqual([]);
});

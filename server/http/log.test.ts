import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { contextOf } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { handleEvents } from "#server/events/dispatcher.ts";
import { publish } from "#server/events/outbox.ts";
import { outbox } from "#server/events/table.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { subscribeMails } from "#server/features/mails/subscribe.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { logFinishedPage } from "./logged-request.ts";

let site: TestApp;
let app: FastifyInstance;
let bidder: TestUser;
let lines: string[] = [];

const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(String(line));
    done();
  },
});
const log = { level: "info", stream };
const config = { ...readConfig({ DEMO: "0", NODE_ENV: "test", PUBLIC_URL: "https://kabinet.test" }), log };

beforeAll(async () => {
  site = await createTestApp();
  bidder = await makeUser(site.ctx);
  const { db, pool, ctx } = site;
  app = await buildApp({ config, db, pool, ports: ctx.ports, state: ctx.state, pages: false });
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full' using detail = new::text; end $$`);
});
beforeEach(() => {
  lines = [];
});

test("a bid that cannot be stored leaves the reason in the log, and neither its maximum nor its token", async () => {
  await site.db.execute(sql`create trigger refuse before insert on bids for each row execute function refuse()`);
  const { id } = await makeAuction(site.ctx);
  const answer = await app.inject({
    method: "POST",
    url: `/api/auctions/${id}/bids`,
    headers: { authorization: `Bearer ${bidder.token}`, "idempotency-key": "kept-out-of-logs" },
    payload: { maximum: 98_765.43 },
  });
  expect(answer.statusCode).toBe(500);
  const logged = lines.join("");
  expect(logged).toContain("the disk is full");
  // The back office's statements are prepared: the place in the code says which one failed, no text of a query does.
  expect(logged).toContain("store-bids.ts");
  for (const secret of ["9876543", "98765.43", "kept-out-of-logs", bidder.token]) {
    expect(logged).not.toContain(secret);
  }
});

test("a mail that cannot be written leaves no link and no address in the log or beside its event", async () => {
  await site.db.execute(sql`create trigger refuse before insert on mails for each row execute function refuse()`);
  const newcomer = await makeUser(site.ctx, { emailConfirmedAt: null, email: "newcomer@kabinet.test" });
  const ctx = contextOf({ db: site.db, ports: site.ctx.ports, log: app.log });
  await publish(ctx, accountEvents.ConfirmationWanted, { userId: newcomer.id, requestId: "1" });
  await handleEvents(ctx, { subscribers: subscribeMails(config), topics: accountEvents });
  const [event] = await site.db.select().from(outbox);
  expect(event?.lastError).toContain("the disk is full");
  const reported = `${lines.join("")} ${event?.lastError}`;
  expect(reported).not.toContain("newcomer@kabinet.test");
  expect(reported).not.toMatch(/dekujeme\?hash=/);
});

test("links from mails are not in the log's addresses, other addresses are", async () => {
  const { plain } = newSecret();
  const links = [`/zmena-hesla/${plain}`, `/registrace/dekujeme?hash=${plain}&x=1`, `/zmena-hesla/${plain}.data`];
  for (const url of [...links, "/api/auctions?q=rum"]) await app.inject(url);
  expect(lines.join("")).not.toContain(plain);
  expect(lines.join("")).toContain("/api/auctions?q=rum");
});

test("the key of an order is in no address of the log, wherever it is written", async () => {
  const hash = randomBytes(16).toString("base64url");
  const addresses = [
    ...[`/shrnuti/7/${hash}`, `/summary/7/${hash}.data`, `/ucet/shrnuti/7/${hash}?x=1`],
    ...[`/api/orders/7/${hash}`, `/api/orders/7/${hash}/goods/withdrawal`],
    `/prihlaseni?redirect=${encodeURIComponent(`/ucet/shrnuti/7/${hash}`)}`,
  ];
  for (const url of [...addresses, "/api/orders/7/short"]) await app.inject(url);
  expect(lines.join("")).not.toContain(hash);
  expect(lines.join("")).toContain("/api/orders/7/[secret]/goods/withdrawal");
  expect(lines.join("")).toContain("/api/orders/7/short");
});

test("a request is one line with its status and its milliseconds, and a page from memory is one, too", async () => {
  await app.inject({ url: "/health" });
  const [line, ...more] = lines.map((each) => JSON.parse(each));
  expect(more).toEqual([]);
  expect(line).toMatchObject({ msg: "request", req: { method: "GET", url: "/health" }, res: { statusCode: 200 } });
  expect(line.responseTime).toBeGreaterThan(0);

  lines = [];
  const url = `/potvrzeni/${newSecret().plain}`;
  const asked = { method: "GET", url, headers: {}, socket: { remoteAddress: "192.0.2.1" } } as IncomingMessage;
  logFinishedPage(app, asked, { statusCode: 404 });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    ...{ msg: "request", isFinished: true, res: { statusCode: 404 } },
    req: { url: "/potvrzeni/[secret]", remoteAddress: "192.0.2.1" },
  });
});

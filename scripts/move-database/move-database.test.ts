import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createDatabase } from "#server/db/connect.ts";
import { markMode } from "#server/db/mode.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { openNotificationLine } from "#server/live/notification-line.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { fillTestShop } from "#test/make/shop.ts";
import { makeUser } from "#test/make/user.ts";
import { listTables } from "./copy-tables.ts";
import { moveDatabase } from "./move-database.ts";

/** One filled installation, moved into the database of a role that owns it and may do nothing else. */

const role = `mover_${randomBytes(6).toString("hex")}`;
const quiet = () => {};
let source: TestApp;
let superuser: pg.Client;
let lot: number;

beforeAll(async () => {
  source = await createTestApp();
  superuser = await connect("postgres", "postgres");
  await superuser.query(`CREATE ROLE ${role} LOGIN`);
  for (const name of ["first", "second"]) await superuser.query(`CREATE DATABASE ${role}_${name} OWNER ${role}`);
  await markMode(source.pool, "trial");
  await seedCategories(source.ctx);
  const shop = await fillTestShop(source);
  const product = await shop.product({}, 20);
  const order = await shop.order(null, await shop.cartOf([product.id, 1]), shop.body(1_189));
  await shop.pay(order.json().data.orderId);
  await makeOlderThanItsCheck();
  lot = (await makeAuction(source.ctx, { startPriceMinor: 10_000, name: "Slivovice s\ttabulátorem\n\\N a „řádky“" }))
    .id;
  expect(await bid(source, 1_000)).toBe(201);
  expect(await bid(source, 2_000)).toBe(201);
  await storePicture(source.ctx, { data: await pictureBytes(40, 30), ownerId: null });
  await source.drainEvents();
  await source.app.close();
});

afterAll(async () => {
  for (const name of ["first", "second", "bytes"])
    await superuser.query(`DROP DATABASE IF EXISTS ${role}_${name} WITH (FORCE)`);
  await superuser.query(`DROP ROLE ${role}`);
  await superuser.end();
});

/** Gives a receipt a currency that a check forbids which came after it. */
async function makeOlderThanItsCheck(): Promise<void> {
  const client = await connect("postgres", source.connection.database);
  const { rows } = await client.query(
    "SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conname = 'receipts_currency'",
  );
  await client.query(`SET session_replication_role = replica; ALTER TABLE receipts DROP CONSTRAINT receipts_currency;
    UPDATE receipts SET currency = 'ATS'; ALTER TABLE receipts ADD CONSTRAINT receipts_currency ${rows[0].check}`);
  await client.end();
}

async function connect(user: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...source.connection, user, database });
  await client.connect();
  return client;
}

const address = (user: string, name: string) =>
  `postgresql://${user}@localhost/${name}?host=${source.connection.host}&port=${source.connection.port}`;

function move(name: string, from = address(source.connection.user, source.connection.database)) {
  const config = readConfig({ DATA_DIR: source.dataDir, DEMO: "0", DATABASE_URL: from });
  return moveDatabase(config, address(role, `${role}_${name}`), quiet);
}

/** A new bidder each time. */
async function bid(app: TestApp, maximum: number): Promise<number> {
  const key = { "idempotency-key": `moved-${maximum}` };
  return (await app.as(await makeUser(app.ctx)).post(`/api/auctions/${lot}/bids`, { maximum }, key)).statusCode;
}

/** Every row as a text, with what is generated, by table; indexes, references and triggers among them. */
async function contentOf(client: pg.Client): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    content[name] = rows.map(({ row }) => row);
  }
  const { rows: parts } = await client.query<{ part: string }>(`
    SELECT pg_get_indexdef(indexrelid) AS part FROM pg_index WHERE indrelid::regclass::text NOT LIKE 'pg_%'
    UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`);
  return { ...content, parts: parts.map(({ part }) => part) };
}

test("a database that sorts letters by their bytes is refused", async () => {
  await superuser.query(
    `CREATE DATABASE ${role}_bytes OWNER ${role} TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'`,
  );
  await expect(move("bytes")).rejects.toThrow(
    /^The database .* does not know Czech letters: make it anew by createdb /,
  );
});

test("a move is refused while a server is connected, and leaves no row where its source goes away", async () => {
  const line = openNotificationLine(source.ctx, source.connection);
  await line.listen("anything", quiet);
  await expect(move("first")).rejects.toThrow("Servers are connected to the database (1): stop them first.");
  await line.stop();

  const holder = await connect(source.connection.user, source.connection.database);
  // What is read last, once all rows are there.
  await holder.query("BEGIN; ALTER SEQUENCE item_ids RENAME TO held_ids");
  const cut = expect(move("first")).rejects.toThrow(/^Nothing was moved \(.*\); the new database has no rows yet\.$/);
  const waiting = `FROM pg_stat_activity WHERE datname = '${source.connection.database}' AND application_name = 'kabinet-move'
    AND wait_event_type = 'Lock'`;
  const terminate = async () => (await superuser.query(`SELECT pg_terminate_backend(pid) ${waiting}`)).rowCount;
  await expect.poll(terminate, { interval: 20, timeout: 20_000 }).toBe(1);
  await holder.end();
  await cut;
  const target = await connect(role, `${role}_first`);
  expect(Object.values(await contentOf(target)).filter((rows) => rows.length > 0)).toHaveLength(1);
  await target.end();
}, 60_000);

test("all rows, indexes, triggers and numbers move into a database of a role without rights, and the product works there", async () => {
  expect(await move("first")).toMatchObject({ faults: [], tables: expect.any(Number) });
  const [from, to] = [
    await connect(source.connection.user, source.connection.database),
    await connect(role, `${role}_first`),
  ];
  const before = await contentOf(from);
  expect(await contentOf(to)).toEqual(before);
  for (const client of [from, to]) await client.end();
  await expect(move("first")).rejects.toThrow(`The database ${role}_first is not empty: name an empty one.`);

  // A second time, from what was moved and has counted nothing since.
  expect(await move("second", address(role, `${role}_first`))).toMatchObject({ faults: [] });
  const connection = { ...source.connection, user: role, database: `${role}_second` };
  const database = createDatabase(connection, { size: 4, onError: quiet, allowExitOnIdle: true });
  const app = await createTestApp({ database: { ...database, connection } });
  expect(await bid(app, 3_000)).toBe(201);
  await app.drainEvents();
  expect((await app.as(null).get("/api/auctions?q=slivovice")).json().total).toBe(1);
  await app.close();
}, 60_000);

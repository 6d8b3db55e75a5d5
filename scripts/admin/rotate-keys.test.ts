import { beforeEach, expect, test } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import type { Ctx } from "#server/context.ts";
import { forgetKeys } from "#server/db/encryption-keys.ts";
import { eq, getTableName, sql } from "#server/db/query.ts";
import { listAccountsOf } from "#server/features/accounts/contact/list-accounts-of.ts";
import { markAccounts } from "#server/features/accounts/contact/mark-accounts.ts";
import { openAccounts } from "#server/features/accounts/contact/sealed-account.ts";
import { contactDetails, secondFactors } from "#server/features/accounts/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { openVault } from "#server/open-vault.ts";
import { keyIdOf } from "#server/ports/vault/vault.ts";
import { sealAnew, sealedColumns } from "#server/seal-anew.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser } from "#test/make/user.ts";
import { rotateKeys } from "./rotate-keys.ts";

const [old, fresh] = ["0a".repeat(32), "0b".repeat(32)];
const [iban, hour] = ["CZ6508000000192000145399", 3_600_001];
let app: TestApp;
beforeEach(async () => {
  app ??= await createTestApp();
  await app.empty();
  await forgetKeys(app.pool, [keyIdOf(old), keyIdOf(fresh)]);
});

/** A server that is started with these keys, `ms` from now. */
async function started(keys: readonly string[], ms = 0): Promise<Ctx> {
  const clock = () => new Date(Date.now() + ms);
  const vault = await openVault({ encryptionKeys: keys, dataDir: app.dataDir }, app.db, { clock, isServer: true });
  const ctx = { ...app.ctx, ports: { ...app.ctx.ports, vault } };
  await markAccounts(ctx);
  return ctx;
}

/** Everything that is stored, as a dump has it. */
async function stored(): Promise<string> {
  const tables = [contactDetails, deals, payouts, secondFactors];
  const found = await Promise.all(tables.map((table) => app.db.execute(sql`select t::text from ${table} t`)));
  return JSON.stringify(found.map(({ rows }) => rows));
}

const accountOf = async (ctx: Ctx, userId: number) => {
  const [row] = await ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, userId));
  return row && openAccounts(ctx, row).iban;
};

test("what a database from before holds is marked at the start, and sealed an hour later, when no server from before runs", async () => {
  const { seller } = await makeDeal(app.ctx, {});
  const twin = await makeUser(app.ctx);
  for (const { id } of [seller, twin]) await makeContact(app.ctx, id);
  await app.db.update(contactDetails).set({ iban, accountMarks: null });
  await app.db.update(deals).set({ iban });
  const secret = "A".repeat(32);
  await app.db.insert(secondFactors).values({ userId: seller.id, secret, createdAt: new Date() });

  const first = await started([old]);
  expect(await listAccountsOf(first, seller.id)).toContain(twin.id);
  expect(await sealAnew(first)).toBe(0);
  expect(await stored()).toContain(iban);
  await expect(rotateKeys(first, () => {})).rejects.toThrow("an hour after the first start");

  const later = await started([old], hour);
  expect(await sealAnew(later)).toBe(4);
  const dump = await stored();
  for (const plain of [iban, iban.toLowerCase(), secret]) expect(dump).not.toContain(plain);
  expect(await accountOf(later, twin.id)).toBe(iban);
  expect(await listAccountsOf(later, seller.id)).toContain(twin.id);
  expect(await sealAnew(later)).toBe(0);
});

test("a key is changed without a gap: both open, equal accounts are found throughout, and the old one can go once nothing needs it", async () => {
  const before = await started([old]);
  const [one, two, three] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  await makeContact(before, one.id);
  const command = await openVault({ encryptionKeys: [fresh, old], dataDir: app.dataDir }, app.db);
  expect(command.sealingKey, "a command makes no key known that servers may not have").toBe(keyIdOf(old));
  const both = await started([fresh, old]);
  await makeContact(both, two.id);
  expect(both.ports.vault.sealingKey).toBe(keyIdOf(old));
  expect((await listAccountsOf(before, one.id)).toSorted()).toContain(two.id);

  await expect(started([fresh], hour)).rejects.toThrow(CannotStart);
  const rotating = await started([fresh, old], hour);
  await makeContact(rotating, three.id);
  expect(await rotateKeys(rotating, () => {})).toEqual([
    `2 values were encrypted by the key ${keyIdOf(fresh)}.`,
    expect.stringContaining(`The key ${keyIdOf(old)} is not used any more`),
  ]);
  const after = await started([fresh], hour);
  for (const { id } of [one, two, three]) expect(await accountOf(after, id)).toBe(iban);
  expect(await listAccountsOf(after, one.id)).toEqual(expect.arrayContaining([two.id, three.id]));
  expect(await stored()).not.toContain(keyIdOf(old));
});

test("a value that does not open holds up no start and no other value", async () => {
  const before = await started([old]);
  const [broken, whole] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  for (const { id } of [broken, whole]) await makeContact(before, id);
  const another = await before.db.select().from(contactDetails).where(eq(contactDetails.userId, whole.id));
  await app.db.update(contactDetails).set({ iban: another[0]?.iban }).where(eq(contactDetails.userId, broken.id));
  await started([fresh, old]);
  const later = await started([fresh, old], hour);
  await expect(sealAnew(later)).rejects.toThrow();
  const [row] = await app.db.select().from(contactDetails).where(eq(contactDetails.userId, whole.id));
  expect(row?.iban).toMatch(new RegExp(`^v1:${keyIdOf(fresh)}:`));
});

/** Of bank statements, which the law wants as they are (decisions/0085), and where money of such a statement goes back to (decisions/0091). */
const inPlain = [
  ...["outgoings.own_account", "outgoings.payee_account"],
  ...["receipts.own_account", "receipts.payer_account", "receipts.payer_iban", "refunds.iban"],
];

test("a column that is called like a bank account or a secret is sealed", async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(iban|_account$|secret|private)' order by 1`);
  const sealed = sealedColumns.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
  expect(rows.map(({ name }) => name)).toEqual([...sealed, ...inPlain].sort());
});

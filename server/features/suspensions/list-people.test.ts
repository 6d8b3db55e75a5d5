import { beforeAll, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { sealedColumns } from "#server/features/accounts/contact/sealed-account.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let moderator: TestUser;
let novak: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"], username: "Moderatorka" });
  novak = await makeUser(app.ctx, { username: "Sklepnik", email: "jiri.n@vinoteka.example", strikes: 1 });
  const details = {
    firstName: "Jiří",
    lastName: "Novák",
    phone: "+420777123456",
    company: "Vinotéka U Žluťoučkých",
    companyId: "25596641",
    ...sealedColumns(app.ctx, novak.id, { iban: "CZ6508000000192000145399", nextIban: null, nextIbanFrom: null }),
    city: "Křtiny",
  };
  await app.db
    .insert(contactDetails)
    .values({ userId: novak.id, ...details })
    .onConflictDoUpdate({ target: contactDetails.userId, set: details });
  await makeUser(app.ctx, { username: "Novakova", suspendedAt: new Date() });
});

const answer = (query: Record<string, string>) =>
  app.as(moderator).get(`/api/moderation/people?${new URLSearchParams(query)}`);
const found = async (query: Record<string, string>): Promise<string[]> =>
  (await answer(query)).json().items.map(({ username }: { username: string }) => username);

test.each([
  ["sklepn", "a part of the name"],
  ["VINOTEKA.example", "of the e-mail, in capitals"],
  ["novak jiri", "names in either order, without accents"],
  ["777 123 456", "a telephone as it is read aloud"],
  ["zlutouckych", "a company"],
  ["25596641", "its number"],
  ["19-2000145399/0800", "a bank account"],
  ["CZ65 0800 0000 1920 0014 5399", "it as an IBAN"],
  ["krtiny novák", "a town and a name"],
])("K11: %s finds the account by %s", async (q) => {
  expect(await found({ q })).toEqual(["Sklepnik"]);
});

test("K11: an account is found by its number, by state, and everybody where nothing is asked", async () => {
  expect(await found({ q: String(novak.id) })).toContain("Sklepnik");
  expect(await found({ state: "suspended" })).toEqual(["Novakova"]);
  expect(await found({ state: "struck" })).toEqual(["Sklepnik"]);
  expect(await found({ state: "staff" })).toEqual(["Moderatorka"]);
  expect(await found({ q: "novak", state: "suspended" })).toEqual(["Novakova"]);
  expect(await found({})).toEqual(["Novakova", "Sklepnik", "Moderatorka"]);
  const [item] = (await answer({ q: "sklepnik" })).json().items;
  expect(item).toMatchObject({
    name: "Jiří Novák",
    email: "jiri.n@vinoteka.example",
    strikes: 1,
    isOfShop: false,
  });
});

test("K11: wildcards are mails, short words alone are refused, and what was typed is nowhere", async () => {
  expect(await found({ q: "%%%" })).toEqual([]);
  expect(await found({ q: "sk_ep" })).toEqual([]);
  expect((await answer({ q: "no" })).statusCode).toBe(422);
  const entries = JSON.stringify(await app.db.select().from(auditEntries));
  expect(entries).toContain("byWords");
  expect(entries).not.toMatch(/sk_ep|zlutouckych/);
});

test("K11: more than a page is read by place, there and back", async () => {
  const other = await createTestApp();
  const operator = await makeUser(other.ctx, { scopes: ["admin"] });
  await other.db.execute(sql`
    insert into users (email, username, username_skeleton, password_hash, terms_accepted_at, adult_declared_at, email_confirmed_at)
    select name || '@kabinet.test', name, name, '', now(), now(), now()
    from (select case when n % 3 = 0 then 'osoba' else 'lide' end || n as name from generate_series(1, 120) n order by n) people`);
  await other.db.execute(sql`
    insert into contact_details (user_id, last_name) select id, 'Lidé' from users where username like 'osoba%'
    on conflict (user_id) do update set last_name = excluded.last_name`);
  const list = async (place: Record<string, string>) =>
    (await other.as(operator).get(`/api/moderation/people?${new URLSearchParams({ q: "lide", ...place })}`)).json();
  const first = await list({});
  expect([first.items.length, first.newer]).toEqual([50, null]);
  const second = await list({ before: first.older });
  const third = await list({ before: second.older });
  expect([third.items.length, third.older]).toEqual([20, null]);
  const names = [first, second, third].flatMap(({ items }) =>
    items.map(({ username }: { username: string }) => username),
  );
  expect(new Set(names).size).toBe(120);
  expect((await list({ after: third.newer })).items).toEqual(second.items);
  expect(await list({ after: second.newer })).toMatchObject({ newer: null, items: first.items });
});

import pg from "pg";
import { expect, test, vi } from "vitest";
import { eq } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";

test("a sign-in with the old password that is under way while the password changes gets no token", async () => {
  const site = await createTestApp();
  const user = await makeUser(site.ctx);
  const change = new pg.Client(site.connection);
  await change.connect();
  await change.query("begin");
  await change.query("select from users where id = $1 for no key update", [user.id]);
  const signingIn = site
    .as(null)
    .post("/api/auth/login", { email: user.email, password: testPassword })
    .then((answer) => answer);
  // The old password has been found right, and the token waits for the row.
  await vi.waitFor(async () => {
    const { rowCount } = await site.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rowCount).toBe(1);
  }, 20_000);
  await change.query("update users set password_hash = 'another' where id = $1", [user.id]);
  await change.query("delete from tokens where user_id = $1", [user.id]);
  await change.query("commit");
  await change.end();

  const answer = await signingIn;
  expect([answer.statusCode, answer.json().code]).toEqual([422, "LOGIN_FAILED"]);
  expect(await site.db.select().from(tokens).where(eq(tokens.userId, user.id))).toEqual([]);
});

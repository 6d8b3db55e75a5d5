import type { Ctx } from "#server/context.ts";
import { clearMode, readMode } from "#server/db/mode.ts";
import { sql } from "#server/db/query.ts";
import { holdsDemo } from "#server/fill-with-demo.ts";
import { WrongInput } from "../wrong-input.ts";

/**
 * Empties a database that holds the demo, the files of its pictures too, so that the next start finds it as after an installation. Accounts
 * that are not the demo's are refused unless `everything` may go. A trial server's database without the demo stays as it is. Either way
 * the next start gives the database its mode. No server may be running. Returns whether there was a demo.
 */
export async function removeDemo(ctx: Ctx, { everything }: { everything: boolean }): Promise<boolean> {
  const database = ctx.db.$client;
  if (!(await holdsDemo(ctx.db))) {
    if ((await readMode(database)) !== "trial") throw new WrongInput("There is no demo in this database.");
    await clearMode(database);
    return false;
  }
  const users = await countOthers(ctx);
  if (users > 0 && !everything) {
    throw new WrongInput(
      `${users} accounts are not the demo's and would go too, with all that is theirs: add --everything if they may.`,
    );
  }
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`do $$ begin
      execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
        from pg_tables where schemaname = 'public');
    end $$`);
  });
  for await (const folder of ctx.ports.storage.folders()) await ctx.ports.storage.removeAll(`${folder}/`);
  await clearMode(database);
  return true;
}

async function countOthers(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*) as count from users where email not like '%@kabinet.test'`,
  );
  return rows[0]?.count ?? 0;
}

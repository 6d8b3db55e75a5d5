import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser } from "#test/make/user.ts";
import { suspendPerson } from "./suspend-person.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ databaseSize: 16 });
  await publishWithoutInspection(site.ctx);
});

/** The row as PostgreSQL shows it to be waited for: `count` sessions stand behind it. */
async function waitFor(count: number): Promise<void> {
  const waiting = async () =>
    (
      await site.pool.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows[0]?.count;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(count);
}

test.each(["relisting", "publication"] as const)(
  "a %s that is under way while its seller is suspended ends up frozen or refused, and sells nothing (rule K13)",
  async (act) => {
    const [seller, buyer] = [await makeUser(site.ctx), await makeUser(site.ctx)];
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const before =
      act === "relisting"
        ? ({ status: "unsold", closedAt: new Date() } as const)
        : ({
            status: "draft",
            publishedAt: null,
            startsAt: null,
            endsAt: null,
            plannedEndsAt: null,
          } as const);
    const { id: categoryId } = await makeCategory(site.ctx);
    const made = { sellerId: seller.id, categoryId, description: "Popis", ...before };
    const { id } = await makeAuction(site.ctx, made);
    await makePicture(site.ctx, id);
    // Something else holds the seller's row: both wait for it, the seller's call first.
    const holder = new pg.Client(site.connection);
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from users where id = $1 for update", [seller.id]);
    const selling = site
      .as(seller)
      .post(`/api/me/advertisements/${id}/${act}`)
      .then((answer) => answer);
    await waitFor(1);
    const suspending = suspendPerson(site.ctx, { userId: seller.id, byId: moderator.id, reason: "Podvod" });
    await waitFor(2);
    await holder.query("commit");
    await holder.end();
    const sold = await selling;
    await suspending;
    const lotId: number = sold.json().data?.id ?? id;
    const bid = await site
      .as(buyer)
      .post(`/api/auctions/${lotId}/bids`, { maximum: 600 }, { "idempotency-key": `under-way-${act}` });
    expect(bid.statusCode).not.toBe(201);
    await site.db.execute(sql`update listings set ends_at = now() - interval '1 second' where id = ${lotId}`);
    await closeDueAuctions(site.ctx);
    const [after] = await site.db.select().from(listings).where(eq(listings.id, lotId));
    expect(after?.status).not.toBe("sold");
  },
);

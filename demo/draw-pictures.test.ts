import { expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp } from "#test/app.ts";
import { startDrawing } from "./draw-pictures.ts";
import { countWaitingPictures, nextPictures } from "./gallery/next-pictures.ts";
import { seedDemo } from "./seed.ts";

test("draws what the home page shows first, from its top, then what ends soonest", async () => {
  const { ctx, db } = await createTestApp();
  await seedDemo(ctx, { size: "small" });
  const drawn = async (where: string, count: number) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select lp.media_id as id from listings l join listing_pictures lp on lp.listing_id = l.id and lp.position = 0
      where l.status = 'live' and l.sale_mode = 'auction' and l.type = 'supply' ${sql.raw(where)} limit ${count}`);
    return rows.map(({ id }) => id);
  };
  const [hero] = await drawn("order by l.bid_count desc, l.ends_at, l.id", 1);
  const ending = await drawn("and l.duration = '7d' order by l.ends_at, l.id", 6);
  const taken = new Set<string>();
  const order: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    for (const { ids } of await nextPictures(ctx, taken, 1)) {
      for (const id of ids.values()) taken.add(id);
      order.push(...ids.values());
    }
  }
  expect(order.slice(0, 7)).toEqual([...new Set([hero, ...ending, ...order.slice(0, 7)])].slice(0, 7));
  const places = await db.execute<{ id: string; endsAt: Date | null }>(
    sql`select lp.media_id as id, l.ends_at as "endsAt" from listings l join listing_pictures lp on lp.listing_id = l.id`,
  );
  const ends = new Map(
    places.rows.map(({ id, endsAt }) => [id, endsAt?.getTime() ?? Number.POSITIVE_INFINITY]),
  );
  // The home page shows the hero, up to six ending lots, eight categories and four new lots; the rest come by their end.
  const rest = order.slice(1 + 6 + 8 + 4).map((id) => ends.get(id) ?? 0);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
}, 60_000);

test("draws the waiting pictures and goes on after a stop", async () => {
  const { ctx, db, app } = await createTestApp();
  await seedDemo(ctx, { size: "small" });
  const { rows } = await db.execute<{ id: string }>(sql`
    select lp.media_id as id from listings l join listing_pictures lp on lp.listing_id = l.id
    where l.status = 'live' and l.ends_at is not null order by l.ends_at, lp.position limit 1`);
  // Three goods are enough here, since the drawing has tests of its own.
  await db.execute(sql`
    delete from listing_pictures where listing_id not in
      (select l.id from listings l where status = 'live' and l.ends_at is not null order by l.ends_at limit 3)`);
  await db.execute(sql`update articles set picture_id = null where picture_id <> 'article-packing'`);
  await db.execute(sql`delete from banners`);
  await db.execute(sql`delete from media where id not in
    (select media_id from listing_pictures union select picture_id from articles where picture_id is not null)`);
  const total = await db.$count(media);

  const stopped = startDrawing(ctx);
  await stopped.stop();
  expect(await countWaitingPictures(ctx)).toBeGreaterThan(0);

  const drawing = startDrawing(ctx);
  await drawing.done;
  expect(await countWaitingPictures(ctx)).toBe(0);
  expect(drawing.progress()).toEqual({ drawn: total, waiting: 0 });

  const [front] = await db
    .select()
    .from(media)
    .where(eq(media.id, rows[0]?.id ?? ""));
  expect([front?.status, front?.width, front?.height]).toEqual(["ready", 1024, 1280]);
  const file = await app.inject({ url: `/media/${front?.id}/640.avif` });
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/avif"]);
}, 60_000);

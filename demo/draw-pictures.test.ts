import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { media } from "#server/features/media/table.ts";
import { createTestApp } from "#test/app.ts";
import { startDrawing } from "./draw-pictures.ts";
import { countWaitingPictures, nextPictures } from "./gallery/next-pictures.ts";
import { seedDemo } from "./seed.ts";

test("draws the waiting pictures, main ones of what ends soonest first, and goes on after a stop", async () => {
  const { ctx, db, app } = await createTestApp();
  await seedDemo(ctx, { size: "small" });
  const { rows } = await db.execute<{ id: string }>(sql`
    select lp.media_id as id from listings l join listing_pictures lp on lp.listing_id = l.id
    where l.status = 'live' and l.ends_at is not null order by l.ends_at, lp.position limit 1`);
  const [first] = await nextPictures(ctx, new Set(), 1);
  expect(first && [...first.ids]).toEqual([["front", rows[0]?.id]]);

  // Three goods are enough to see it work: the drawing itself has its own tests.
  await db.execute(sql`
    delete from listing_pictures where listing_id not in
      (select l.id from listings l where status = 'live' and l.ends_at is not null order by l.ends_at limit 3)`);
  await db.execute(sql`delete from media where id not in (select media_id from listing_pictures)`);
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

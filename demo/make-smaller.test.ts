import { expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp } from "#test/app.ts";
import { startMakingSmaller } from "./make-smaller.ts";
import { seedDemo } from "./seed.ts";

test("pictures can be seen at once, and their smaller sizes go on where a stop has left them", async () => {
  const { ctx, db, app } = await createTestApp();
  await seedDemo(ctx, { size: "small" });
  // A few pictures are enough here.
  await db.execute(sql`delete from listing_pictures where listing_id > (select min(id) + 2 from listings)`);
  await db.execute(sql`delete from media m where m.id like 'demo-%-%' and m.role is not null
    and not exists (select from listing_pictures p where p.media_id = m.id)
    and not exists (select from articles a where a.picture_id = m.id)
    and not exists (select from banners b where b.media_id = m.id)`);
  const [front] = await db.select().from(media).where(sql`${media.id} like 'demo-%-front'`).limit(1);
  if (!front) throw new Error("there is a front picture");
  expect([front.status, front.width, front.height, front.widths]).toEqual(["ready", 1024, 1280, [1024]]);
  const get = (file: string) => app.inject({ url: `/media/${front.id}/${file}` });
  expect([(await get("1024.webp")).statusCode, (await get("320.webp")).statusCode]).toEqual([200, 404]);

  await startMakingSmaller(ctx).stop();
  const lacking = () => db.$count(media, sql`not 320 = any(widths)`);
  expect(await lacking()).toBeGreaterThan(0);
  await startMakingSmaller(ctx).done;
  expect(await lacking()).toBe(0);
  expect(await startMakingSmaller(ctx).done).toBe(0);

  const [made] = await db.select().from(media).where(eq(media.id, front.id));
  expect(made?.widths).toEqual([320, 640, 1024]);
  expect(made?.likeness).toMatch(/^[01]{64}$/);
  for (const width of [320, 640, 1024]) {
    // Pages name AVIF first; what is kept as WebP alone stands there, too.
    const file = await get(`${width}.avif`);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/webp"]);
  }
}, 60_000);

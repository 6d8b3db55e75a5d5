import { expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { sweepFiles } from "./sweep-files.ts";
import { media } from "./table.ts";

async function store({ ctx }: TestApp, id: string): Promise<void> {
  await ctx.ports.storage.put(`${id}/320.webp`, Buffer.from("x"));
}

async function isThere({ ctx }: TestApp, id: string): Promise<boolean> {
  const found = await ctx.ports.storage.get(`${id}/320.webp`);
  found?.stream.destroy();
  return found !== null;
}

test("RE8: files that no picture owns go after a day, those of pictures stay, and so does what is no picture", async () => {
  const app = await createTestApp();
  for (const id of ["orphan", "kept", "lost+found"]) await store(app, id);
  await app.db.insert(media).values({ id: "kept", status: "ready", width: 1, height: 1, widths: [320] });
  expect(await sweepFiles(app.ctx)).toBe(0);
  app.clock.advance(dayMs + 60_000);
  const counts = await Promise.all([sweepFiles(app.ctx), sweepFiles(app.ctx)]);
  expect(Math.max(...counts)).toBe(1);
  expect([await isThere(app, "orphan"), await isThere(app, "kept"), await isThere(app, "lost+found")]).toEqual([
    false,
    true,
    true,
  ]);
});

test("a storage that belongs to another database is left alone", async () => {
  const app = await createTestApp();
  for (let index = 0; index < 21; index++) await store(app, `strange-${index}`);
  app.clock.advance(2 * dayMs);
  expect(await sweepFiles(app.ctx)).toBe(0);
  expect(await isThere(app, "strange-0")).toBe(true);
});

test("an installation without a picture has nothing to sweep", async () => {
  const app = await createTestApp();
  expect(await sweepFiles(app.ctx)).toBe(0);
});

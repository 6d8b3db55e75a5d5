import { expect, test } from "vitest";
import { entriesOf, type SitemapPage } from "./sitemap-entry.ts";

const page = (name: string): SitemapPage => ({ paths: { cs: `/${name}`, en: `/en/${name}` } });

test("a reader who goes away between two entries is the only reason for their end", async () => {
  let isRead = false;
  async function* rest() {
    isRead = true;
    yield page("druha");
  }
  const entries = entriesOf(page("prvni"), rest());
  expect((await entries.next()).value).toMatchObject({ url: "/prvni" });
  await expect(entries.throw(new Error("gone"))).rejects.toThrow("gone");
  expect(isRead).toBe(false);
});

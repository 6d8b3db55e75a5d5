import { expect, test } from "vitest";
import { noServices } from "#contract/content/page-services.ts";
import { Busy } from "#server/errors.ts";
import { sourcesOf } from "#server/http/service-sources.ts";
import { type FinishedPage, finishPage } from "./finish-page.ts";
import { createPageCache } from "./page-cache.ts";

const finished = async (text: string, status = 200): Promise<FinishedPage> => {
  const page = await finishPage(new Response(text, { status }), "none", {
    sources: sourcesOf(noServices),
    security: {},
  });
  if (!page) throw new Error("it sets no cookie");
  return page;
};
const textOf = (page: FinishedPage | null) => page?.answers.identity.body.toString();

function createStage(maxBytes = 1_000_000) {
  const stage = { nowMs: 0, failures: [] as unknown[], renderings: 0 };
  const cache = createPageCache(
    maxBytes,
    (error) => stage.failures.push(error),
    () => stage.nowMs,
  );
  const render = (text: string, status?: number) => () => {
    stage.renderings++;
    return finished(text, status);
  };
  return { stage, cache, render };
}

test("however many ask for a page that is not there yet, it is rendered once", async () => {
  const { stage, cache, render } = createStage();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get("/", render("page"))));
  expect(new Set(pages).size).toBe(1);
  expect(stage.renderings).toBe(1);
});

test("PA4: for a second a page is as good as new; then it is served while exactly one new one is rendered", async () => {
  const { stage, cache, render } = createStage();
  await cache.get("/", render("old"));
  stage.nowMs = 999;
  expect(textOf(await cache.get("/", render("new")))).toBe("old");
  expect(stage.renderings).toBe(1);

  stage.nowMs = 1_000;
  const next = Promise.withResolvers<FinishedPage>();
  let asked = 0;
  const renderNext = () => {
    asked++;
    return next.promise;
  };
  for (let visitor = 0; visitor < 20; visitor++) {
    expect(textOf(await cache.get("/", renderNext))).toBe("old");
  }
  expect(asked).toBe(1);
  next.resolve(await finished("new"));
  await next.promise;
  await expect.poll(async () => textOf(await cache.get("/", render("other")))).toBe("new");
});

test("pages that nobody waits for are renewed one by one, with rests as long as each took", async () => {
  const { stage, cache, render } = createStage();
  for (const key of ["/a", "/b"]) await cache.get(key, render("old"));
  stage.nowMs = 1_000;
  const first = Promise.withResolvers<FinishedPage>();
  await cache.get("/a", () => first.promise);
  expect(textOf(await cache.get("/b", render("never")))).toBe("old");
  expect(textOf(cache.ready("/b"))).toBe("old");
  stage.nowMs = 1_300;
  first.resolve(await finished("new"));
  await expect.poll(() => textOf(cache.ready("/a"))).toBe("new");
  stage.nowMs = 1_599;
  expect(textOf(await cache.get("/b", render("too soon")))).toBe("old");
  stage.nowMs = 1_600;
  expect(cache.ready("/b")).toBeNull();
  await cache.get("/b", render("newer"));
  await expect.poll(() => textOf(cache.ready("/b"))).toBe("newer");
});

test("a page older than ten seconds is shown to nobody", async () => {
  const { stage, cache, render } = createStage();
  await cache.get("/", render("old"));
  stage.nowMs = 10_000;
  expect(textOf(await cache.get("/", render("new")))).toBe("new");
});

test("a page is as old as the beginning of its rendering", async () => {
  const { stage, cache, render } = createStage();
  await cache.get("/", async () => {
    stage.nowMs = 11_000;
    return finished("slow");
  });
  expect(textOf(await cache.get("/", render("new")))).toBe("new");
});

test("a failed renewal is logged and the page of a moment ago stays", async () => {
  const { stage, cache, render } = createStage();
  await cache.get("/", render("old"));
  stage.nowMs = 2_000;
  const fault = new Error("no database");
  expect(textOf(await cache.get("/", () => Promise.reject(fault)))).toBe("old");
  await expect.poll(() => stage.failures).toEqual([fault]);
  expect(textOf(await cache.get("/", render("failed", 500)))).toBe("old");
  expect(textOf(await cache.get("/", render("new")))).toBe("old");
});

test("whoever waits for a rendering that fails hears of it, and the next one tries again", async () => {
  const { cache, render } = createStage();
  const fault = new Error("no database");
  const waiting = Array.from({ length: 3 }, () => cache.get("/", () => Promise.reject(fault)));
  for (const each of waiting) await expect(each).rejects.toBe(fault);
  expect(textOf(await cache.get("/", render("page")))).toBe("page");
});

test.each([302, 403, 500, 503])("an answer with %i is of the moment and not kept", async (status) => {
  const { stage, cache, render } = createStage();
  await cache.get("/", render("first", status));
  await cache.get("/", render("second", status));
  expect(stage.renderings).toBe(2);
  expect(cache.size().pages).toBe(0);
});

test.each([200, 301, 404])("an answer with %i is kept", async (status) => {
  const { stage, cache, render } = createStage();
  await cache.get("/", render("first", status));
  await cache.get("/", render("second", status));
  expect(stage.renderings).toBe(1);
});

test("a flood of addresses takes no more memory than allowed", async () => {
  const { cache, render } = createStage(100_000);
  for (let n = 0; n < 500; n++) await cache.get(`/${n}`, render("x".repeat(500)));
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size().pages).toBeGreaterThan(10);
});

test("LI8: a flood of renderings is told to come back, and what is in memory is served on", async () => {
  const { stage, cache, render } = createStage();
  await cache.get("/", render("home"));
  const blocked = Promise.withResolvers<FinishedPage>();
  const waiting = Array.from({ length: 100 }, (_, n) => cache.get(`/${n}`, () => blocked.promise));
  await expect(cache.get("/another", render("another"))).rejects.toThrow(Busy);
  stage.nowMs = 2_000;
  expect(textOf(await cache.get("/", render("new")))).toBe("home");
  blocked.resolve(await finished("flood"));
  await Promise.all(waiting);
  expect(textOf(await cache.get("/another", render("another")))).toBe("another");
});

test("once all pages are outdated nobody gets an older one, nor one whose rendering began before", async () => {
  const { cache, render } = createStage();
  await cache.get("/a", render("old"));
  const slow = Promise.withResolvers<FinishedPage>();
  const first = cache.get("/b", () => slow.promise);
  cache.outdate();
  expect(cache.ready("/a")).toBeNull();
  expect(textOf(await cache.get("/a", render("new")))).toBe("new");
  expect(textOf(await cache.get("/b", render("newer")))).toBe("newer");
  slow.resolve(await finished("older"));
  expect(textOf(await first)).toBe("older");
  expect(textOf(cache.ready("/b"))).toBe("newer");
});

import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" nonce="n" href="/assets/home-2.js"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">earlier()</script><script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-2.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-4.js");</script></body></html>`;

test("a page's files are asked for after it has been painted, and start in the same order", () => {
  const written = scriptsAfterPaint(page);
  expect(written).not.toContain('<link rel="modulepreload"');
  expect(written).toContain('<link rel="stylesheet" href="/a.css"/>');
  const code = /<script nonce="n" type="module" async="">(.*)<\/script>/s.exec(written)?.[1] ?? "";
  const parts = [
    "PerformanceObserver",
    '["/assets/manifest-1.js","/assets/home-2.js"]',
    'await load("/assets/manifest-1.js");',
    'const route0 = await load("/assets/root-3.js");',
    'const route1 = await load("/assets/home-2.js");',
    "window.__reactRouterRouteModules",
    '\nimport("/assets/entry-4.js");',
  ].map((part) => code.indexOf(part));
  expect(parts).not.toContain(-1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(code).not.toMatch(/^import /m);
});

test("a page without scripts stays as it is", () => {
  expect(scriptsAfterPaint("<html><body>text</body></html>")).toBe("<html><body>text</body></html>");
});

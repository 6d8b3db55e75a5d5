import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" nonce="n" href="/assets/entry-4.js"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">earlier()</script><script nonce="n" type="module" async="">import "/assets/manifest-1.js";</script></body></html>`;

test("a page's files, and the module in it that starts them, wait for the first paint; what stands in them stays as it is", () => {
  expect(scriptsAfterPaint(page, "/assets/entry-4.js")).toBe(
    `<html><head><link rel="later" href="/assets/manifest-1.js"/><link rel="later-last" href="/assets/entry-4.js"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">earlier()</script><script nonce="n" type="later" async="">import "/assets/manifest-1.js";</script></body></html>`,
  );
});

test("a page without scripts stays as it is", () => {
  const plain = "<html><body>text</body></html>";
  expect(scriptsAfterPaint(plain, "/assets/entry-4.js")).toBe(plain);
});

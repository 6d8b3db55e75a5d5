import { expect, test } from "vitest";
import { shouldRevalidate } from "./welcome.tsx";

const page = "https://kabinet.example/registrace/dekujeme";

test("a link that has just been used is not asked about again, so nothing says that it no longer works", () => {
  const confirmed = new URL(`${page}?hash=abc`);
  expect(shouldRevalidate({ currentUrl: confirmed, nextUrl: confirmed })).toBe(false);
});

test("another link, and the page without one, are asked about", () => {
  const first = new URL(`${page}?hash=abc`);
  expect(shouldRevalidate({ currentUrl: first, nextUrl: new URL(`${page}?hash=def`) })).toBe(true);
  expect(shouldRevalidate({ currentUrl: first, nextUrl: new URL(page) })).toBe(true);
});

import { afterEach, expect, test, vi } from "vitest";
import { writeCookie } from "./cookies.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a cookie goes to this site alone, and over https to nothing else", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: { protocol: "https:" } });
  writeCookie("locale", "en", 60);
  expect(page.cookie).toBe("locale=en; Path=/; Max-Age=60; SameSite=Lax; Secure");
});

import { expect, test } from "vitest";
import { pagePaths } from "#contract/content/page-paths.ts";
import { hasSecretAddress } from "./has-secret-address.ts";

test("every page that is opened by a key in its address is kept from services of others, no public one is", () => {
  const byKey = Object.values(pagePaths).filter(({ cs }) => /:(key|hash)$/.test(cs));
  expect(byKey.length).toBeGreaterThan(4);
  for (const { cs, en } of byKey)
    for (const path of [cs, en])
      expect([path, hasSecretAddress(path.replace(":id", "1").replace(/:(key|hash)$/, "k".repeat(43)))]).toEqual([
        path,
        true,
      ]);
  for (const path of ["/registrace/dekujeme", "/register/welcome"]) expect(hasSecretAddress(path)).toBe(true);
  for (const path of ["/", "/en", "/hledani", "/3/whisky", "/registrace", "/ucet/prehled", "/takova/neni"])
    expect([path, hasSecretAddress(path)]).toEqual([path, false]);
});

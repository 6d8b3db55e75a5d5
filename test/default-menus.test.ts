import { expect, test } from "vitest";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { pageAt } from "#web/addresses/addresses.ts";

/** The menus of a fresh install, `topmenu` and `bottommenu`. */

const entries = [
  ...defaultSettings.topmenu,
  ...defaultSettings.bottommenu.flatMap(({ links }) => links),
].flatMap(({ link }) => [["cs", link.cs] as const, ["en", link.en] as const]);

test.each(entries)("in %s, %s is a page of ours in that language", (locale, link) => {
  expect(pageAt(link.split("?")[0] ?? "")?.locale).toBe(locale);
});

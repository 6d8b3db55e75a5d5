import { expect, test } from "vitest";
import { pathTo } from "#contract/content/page-paths.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { pageAt } from "#web/addresses/page-at.ts";

/** The menus of a fresh install, `topmenu` and `bottommenu`. */

const entries = [...defaultSettings.topmenu, ...defaultSettings.bottommenu.flatMap(({ links }) => links)].flatMap(
  ({ link }) => [["cs", link.cs] as const, ["en", link.en] as const],
);

test.each(entries)("in %s, %s is a page of ours in that language", (locale, link) => {
  expect(pageAt(link.split("?")[0] ?? "")?.locale).toBe(locale);
});

test("the shop is entered from the header, whose menu a phone has too, and from home", () => {
  const shop = { cs: pathTo("newProducts", "cs"), en: pathTo("newProducts", "en") };
  expect(defaultSettings.topmenu.map(({ link }) => link)).toContainEqual(shop);
  expect(defaultSettings.home.sections).toContain("shop");
});

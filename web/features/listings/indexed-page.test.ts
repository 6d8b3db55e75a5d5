import { expect, test } from "vitest";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { indexedPage } from "./indexed-page.ts";

test.each([
  ["page=2", 2, 2],
  ["page=2&turn=29402312", 2, 2],
  ["page=1000000000", 1, 1],
  ["", 1, 1],
  ["page=2&type=demand", 2, 1],
  ["page=2&sort=newest", 2, 1],
])("PA8: a list at ?%s, of which page %i is shown, is known as page %i", (query, shown, known) => {
  expect(indexedPage(new URLSearchParams(query), shown)).toBe(known);
});

test("a further page is its own canonical address, with its twin in the other language", () => {
  const paths = { cs: "/1/lihoviny", en: "/en/1/spirits" };
  const linksOf = (page: number) =>
    pageMeta({ title: "Lihoviny", origin: "https://kabinet.test", paths, locale: "en", page }).flatMap((tag) =>
      "rel" in tag ? [`${tag.rel} ${tag.hrefLang ?? ""} ${tag.href}`] : [],
    );
  expect(linksOf(3)).toEqual([
    "canonical  https://kabinet.test/en/1/spirits?page=3",
    "alternate cs https://kabinet.test/1/lihoviny?page=3",
    "alternate en https://kabinet.test/en/1/spirits?page=3",
    "alternate x-default https://kabinet.test/1/lihoviny?page=3",
  ]);
  expect(linksOf(1)[0]).toBe("canonical  https://kabinet.test/en/1/spirits");
});

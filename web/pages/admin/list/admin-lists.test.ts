import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { peopleList } from "#web/pages/admin/accounts/people-list.ts";
import { auditList } from "#web/pages/admin/audit/audit-list.ts";
import { movementList, reconciliationList } from "#web/pages/admin/bank/movement-list.ts";
import { runningList } from "#web/pages/admin/bids/running-list.ts";
import { caseLists } from "#web/pages/admin/cases/case-lists.ts";
import { brandList } from "#web/pages/admin/catalogue/brand-list.ts";
import { dealList } from "#web/pages/admin/deals/deal-list.ts";
import { documentList } from "#web/pages/admin/invoices/document-list.ts";
import { productList } from "#web/pages/admin/products/product-list.ts";
import { strikeLists } from "#web/pages/admin/strikes/strike-lists.ts";
import type { Filter } from "./filters.ts";
import type { ListOf } from "./list-of.ts";

const lists: ListOf[] = [
  ...[auditList, brandList, dealList, documentList, peopleList, productList, runningList],
  ...[movementList, reconciliationList, ...Object.values(strikeLists)],
];

test.each(lists)("the list $page has words for itself and its columns", ({ texts, columns = {} }) => {
  const asked = ["title", "lead", "nothing.title", "nothing.text", "nothing.all", "empty.text"];
  const columnWords = Object.keys(columns).map((key) => `column.${key}`);
  expect(missingOf(texts, [...asked, ...columnWords])).toEqual([]);
});

test.each([...lists, ...Object.values(caseLists)])("the filters of $page have words", ({ texts, filters }) => {
  const keys = Object.entries<Filter>(filters).flatMap(([name, filter]) => keysOf(name, filter));
  expect(missingOf(texts, keys)).toEqual([]);
});

function missingOf(texts: string, keys: string[]): string[] {
  const [namespace, ...before] = texts.split(":");
  const file = new URL(`../../../i18n/cs/admin/${namespace}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, "utf8"));
  return keys.filter(
    (key) => typeof [...before, ...key.split(".")].reduce((found, part) => found?.[part], words) !== "string",
  );
}

/** Keys of the words that a field asks for. */
function keysOf(name: string, filter: Filter): string[] {
  const label = filter.kind === "group" ? [] : [`filter.${name}`];
  const options = filter.kind === "choice" ? filter.values.map((value) => `${name}.${value}`) : [];
  const any = filter.kind === "choice" && filter.usual === "" ? [`filter.any.${name}`] : [];
  return [...label, ...options, ...any];
}

import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/** Each text that a component asks for is there: where it is not, a page shows the text's key, and nothing else fails. `web/i18n/i18n.test.ts` keeps that English says what Czech says. */

type Texts = { readonly [key: string]: string | Texts };

const texts = new Map(
  globSync("web/i18n/cs/*/*.json").map((file) => [basename(file, ".json"), JSON.parse(read(file)) as Texts]),
);
const components = sources.filter((file) => /^web\/(?!build\/|i18n\/).*(?<!\.test)\.tsx?$/.test(file));

test("the texts that components name by a whole key are there", () => {
  const asked = components.flatMap((file) => keysIn(read(file)).map((key) => ({ file, key, isThere: isThere(key) })));
  expect(asked.length).toBeGreaterThan(2_000);
  expect(asked.filter((each) => !each.isThere).map(({ file, key }) => `${file}: ${key.asked}`)).toEqual([]);
});

test.each([
  ['const { t } = useTranslation("common"); t("tagline")', true],
  ['const { t } = useTranslation("common"); t("retried")', false],
  ['t("common:error.general")', true],
  ['t("common:error.generous")', false],
  ['const { t } = useTranslation(["deals", "common"]); t("tagline")', true],
  [`t(\`common:error.\${code}\`)`, true],
  [`t(\`common:mistake.\${code}\`)`, false],
  [`t(\`common:tagline.\${code}\`)`, false],
  ['t("common:error")', false],
  ['privateMeta("common:tagline")', true],
  ['privateMeta("common:titel")', false],
  ['metaText("common:titel")', false],
])("%s: %s", (code, expected) => {
  expect(keysIn(code).map(isThere)).toEqual([expected]);
});

interface Key {
  readonly asked: string;
  /** Where it is looked for. */
  readonly namespaces: readonly string[];
  readonly path: readonly string[];
  /** Whether it names a text; else it names a group of texts, of which one is chosen. */
  readonly isWhole: boolean;
}

/** Whole keys, and of those that are put together the part before the first that varies. A file that is handed its `t` is searched for prefixed ones only. */
function keysIn(code: string): Key[] {
  const own = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
    ([, named = ""]) => named.match(/(?<=")\w+(?=")/g) ?? [],
  );
  const asked = [...code.matchAll(/\b(?:t|privateMeta|metaText)\(\s*(?:"([\w:.]+)"|`([\w:.]+)\.\$\{)/g)];
  return asked.flatMap(([, whole, beginning = ""]) => {
    const key = whole ?? beginning;
    const [before = "", after] = key.split(":");
    const namespaces = after === undefined ? own : [before];
    const path = (after ?? before).split(".");
    return namespaces.length > 0 ? [{ asked: key, namespaces, path, isWhole: whole !== undefined }] : [];
  });
}

/** A text that counts has a form for each number, and one that is taken for all of them. */
function isThere({ namespaces, path, isWhole }: Key): boolean {
  const last = path.at(-1) ?? "";
  return namespaces.some((name) => {
    let at: Texts | string | undefined = texts.get(name);
    for (const part of path.slice(0, -1)) at = typeof at === "object" ? at[part] : undefined;
    if (typeof at !== "object") return false;
    return isWhole ? typeof (at[last] ?? at[`${last}_other`]) === "string" : typeof at[last] === "object";
  });
}

import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { retainedAfterDeletion } from "#contract/privacy/retained-after-deletion.ts";
import packageJson from "../package.json" with { type: "json" };
import { read, root } from "./imports-of.ts";

/** What docs/ promises names files, commands and days that are there. */

const documents = globSync("docs/*.md", { cwd: root }).filter((file) => file !== "docs/rules.md");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

test.each(documents)("%s names files and commands that are there", (file) => {
  const text = read(file);
  const paths = all(text, /`((?:contract|server|web|test|scripts|demo|bench|deploy|docs|decisions)\/[\w./*-]+)`/g);
  const linked = all(text, /\]\((?!https?:)([^)#]+)\)/g).map((path) => join("docs", path));
  expect(paths.length + linked.length).toBeGreaterThan(2);
  expect([...paths, ...linked].filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
  const commands = all(text, /npm run (?:--silent )?([\w-]+)/g);
  expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test("operations.md says of every secret setting how it is changed", () => {
  const names = all(read(".env.example"), /^#([A-Z0-9_]+)=/gm).filter((name) => /SECRET|TOKEN|_KEYS?$/.test(name));
  expect(names.length).toBeGreaterThan(8);
  const [text, isPublic] = [read("docs/operations.md").split("## Keys and secrets")[1] ?? "", "RECAPTCHA_SITE_KEY"];
  expect(names.filter((name) => name !== isPublic && !text.includes(`\`${name}\``))).toEqual([]);
});

test("privacy.md says of how long what the rules say, and of a deleted account what the code says", () => {
  const [text, rules] = [read("docs/privacy.md"), read("docs/rules.md").split("\n")];
  const periods = [...text.matchAll(/(\d+) (days|years) \(([A-Z]+\d+)\)/g)];
  expect(periods.length).toBeGreaterThan(14);
  for (const [said, count, unit, id] of periods) {
    const rule = rules.find((line) => line.startsWith(`| ${id} |`)) ?? "";
    const sentence = rule.split(" | ")[1] ?? "";
    // "180 days after the last one; … after 14." leaves the second unit out.
    expect(sentence, said).toMatch(new RegExp(`\\b${count}( ${unit}|\\.$)`));
  }
  const retained = retainedAfterDeletion.map((each) => {
    const count = "days" in each ? each.days : each.years;
    const unit = "days" in each ? "days" : count === 1 ? "year" : "years";
    return `| ${each.what} | ${count === null ? "for good" : `${count} ${unit}`} |`;
  });
  const table = text.split("| what | how long |\n|---|---|\n")[1]?.split("\n\n")[0];
  expect(table?.split("\n")).toEqual(retained);
  const { days } = retainedAfterDeletion.find(({ what }) => what === "mails") as { days: number };
  expect(read("server/features/content/pages/privacy.en.html")).toContain(
    `Records of e-mails sent:</strong> ${days} days`,
  );
  expect(read("server/features/content/pages/privacy.cs.html")).toContain(`odeslaných e-mailech:</strong> ${days} dnů`);
});

test("privacy.md speaks of every feature that keeps personal data", () => {
  const table = read("docs/privacy.md").split("## Retention")[0] ?? "";
  const features = globSync("server/features/**/personal-data.ts", { cwd: root }).map(
    (file) => file.split("/")[2] ?? "",
  );
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter((feature) => !table.includes(`\`${feature}\``))).toEqual([]);
  const named = all(table, /`([a-z-]+)`(?=[,` ]+(?:`|\|))/g);
  expect(named.filter((feature) => !existsSync(join(root, "server/features", feature)))).toEqual([]);
});

import { expect, test } from "vitest";
import { settingsAdmin } from "#contract/settings/settings-admin.ts";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/** What only SQL could change is no setting (rule SE13). */
test("SE13: every setting that the product reads can be changed at the back office", () => {
  const texts = sources.filter((file) => file.startsWith("server/features/") && !file.endsWith(".test.ts")).map(read);
  const named = (call: RegExp) => texts.flatMap((text) => [...text.matchAll(call)].map(([, name]) => name));
  const isRead = new Set(named(/\bread(?:Plain)?Setting\(\s*\w+,\s*"(\w+)"/g));
  const written = new Set([
    ...settingsAdmin.write.body.options.map(({ shape }) => shape.name.value),
    ...named(/\bstoreOverVersion\(\s*\w+,\s*"(\w+)"/g),
  ]);
  expect(isRead.size).toBeGreaterThan(12);
  expect([...isRead].filter((name) => !written.has(name as never))).toEqual([]);
});

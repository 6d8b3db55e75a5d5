import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { audienceOf } from "./subscribers.ts";

const config = readConfig({ PUBLIC_URL: "https://kabinet.test", DATA_DIR: "/nowhere", NODE_ENV: "test" });

test("the dispatcher knows every event of every feature, each name belongs to one, and nobody waits for another", async () => {
  const files = globSync("features/*/events.ts", { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const names = modules.flatMap((module) =>
    Object.keys(module)
      .filter((key) => key.endsWith("Events"))
      .flatMap((key) => Object.keys(module[key])),
  );
  const { topics, subscribers } = audienceOf(config);
  expect(names.length).toBeGreaterThan(30);
  expect(names.sort()).toEqual(Object.keys(topics).sort());
  expect(subscribers.filter(({ topic }) => !(topic in topics))).toEqual([]);
});

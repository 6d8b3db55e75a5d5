import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { running } from "./version.ts";

test("a checkout says its version and the commit that it stands at", () => {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%H"], { cwd: import.meta.dirname, encoding: "utf8" });
  expect(running).toEqual({ version: packageJson.version, commit: stdout.trim() || null });
});

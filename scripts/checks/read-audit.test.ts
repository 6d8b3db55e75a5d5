import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAudit } from "./read-audit.ts";

const root = join(import.meta.dirname, "../..");
const found = (severity: string, name: string) => ({ [name]: { name, severity, range: "<2.0.0" } });

test("packages without an advisory may go out", () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ advisories: [], refusal: null });
});

test("a high or critical advisory stops a release, lesser ones are told; the worst comes first", () => {
  const lesser = { ...found("low", "minor"), ...found("moderate", "middle") };
  expect(readAudit(JSON.stringify({ vulnerabilities: lesser }))).toEqual({
    advisories: ["moderate: middle <2.0.0", "low: minor <2.0.0"],
    refusal: null,
  });
  for (const severity of ["high", "critical"]) {
    const { advisories, refusal } = readAudit(
      JSON.stringify({ vulnerabilities: { ...lesser, ...found(severity, "broken") } }),
    );
    expect(advisories[0]).toBe(`${severity}: broken <2.0.0`);
    expect(refusal).toBe("1 packages have an advisory that stops a release");
  }
});

test.each([
  ["", "no answer"],
  ["<html>proxy</html>", "no answer"],
  ['{"error":{"summary":"audit endpoint returned an error"}}', "audit endpoint returned an error"],
  ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', "405 Method Not Allowed"],
  ['{"message":"request to the registry failed"}', "request to the registry failed"],
])("an audit that could not be asked (%s) stops a release", (output, reason) => {
  expect(readAudit(output)).toEqual({ advisories: [], refusal: `npm audit could not be asked: ${reason}` });
});

test("the check before a release is a command, and the README says so", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts["release-check"]).toBe("node scripts/run.mjs scripts/release-check.ts");
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain("`npm run release-check`");
});

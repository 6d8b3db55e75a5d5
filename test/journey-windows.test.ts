import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "test/e2e";
/** What a journey can do to a window that `windows.ts` cannot undo before the next journey has it. */
const lasting = /\.(addInitScript|exposeFunction|exposeBinding|newCDPSession|routeWebSocket)\(|\.clock\./;
const ownWindow = /ownWindow: true|ownWindowOf\(|openContext\(/;

test("journeys that do to a window what cannot be undone have one of their own", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
  const texts = files.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);
  const changing = texts.filter(([, text]) => lasting.test(text) || text.includes("countShifts("));
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter(([, text]) => !ownWindow.test(text)).map(([name]) => name)).toEqual([]);
});

import type { TableAnswer } from "#contract/values/table-answer.ts";
import type { TestApp } from "./app.ts";
import type { TestUser } from "./make/user.ts";

/** A name that a spreadsheet would run, and the cell that it becomes. */
export const formula = { name: "=Rum; 1980", cell: `"'=Rum; 1980"` };

/** A table of the back office as somebody takes it, with its lines below the head. */
export async function takeTable(app: TestApp, who: TestUser, path: string): Promise<TableAnswer & { rows: string[] }> {
  const { data } = (await app.as(who).get(path)).json();
  return { ...data, rows: data.content.replace("\uFEFF", "").trimEnd().split("\r\n").slice(1) };
}

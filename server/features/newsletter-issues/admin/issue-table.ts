import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { timeCell } from "#server/tables/line-rules.ts";
import { readIssues } from "../read-issue.ts";

const words = {
  cs: {
    file: "newslettery",
    columns: [
      ...["Číslo", "Předmět", "Stav", "Naplánováno", "Začátek", "Konec"],
      ...["Adres", "Odešlo", "Schránka neexistuje", "Nedoručeno"],
    ],
    status: {
      ...{ draft: "koncept", planned: "naplánováno", sending: "odesílá se" },
      ...{ sent: "odesláno", stopped: "zastaveno" },
    },
  },
  en: {
    file: "newsletters",
    columns: [
      ...["Number", "Subject", "Status", "Planned", "Begun", "Finished"],
      ...["Addresses", "Sent", "No such mailbox", "Not delivered"],
    ],
    status: {
      ...{ draft: "draft", planned: "planned", sending: "being sent" },
      ...{ sent: "sent", stopped: "stopped" },
    },
  },
} as const;

/**
 * Issues with what came of their mails as a table in the caller's language; no address is in it (rule SD5). For people with the scope
 * `content`.
 */
export async function tableOfIssues(ctx: Ctx): Promise<TableAnswer> {
  requireScope(ctx, "content");
  const { file, columns, status } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readIssues(ctx, mostTaken),
    cellsOf: ({ id, subject, progress, ...issue }) => [
      ...[String(id), inLanguage(subject, ctx.locale), status[issue.status]],
      ...[timeCell(issue.plannedAt), timeCell(issue.startedAt), timeCell(issue.finishedAt)],
      ...[progress?.total, progress?.sent, progress?.bounced, progress?.failed].map((count) => String(count ?? "")),
    ],
    noted: null,
  });
}

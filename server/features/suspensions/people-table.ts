import type { PeopleNarrowing } from "#contract/accounts/people.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { timeCell, yesCell } from "#server/tables/line-rules.ts";
import { conditionsOf, readPeople } from "./list-people.ts";

const words = {
  cs: {
    file: "lide",
    columns: [
      ...["Číslo", "Registrace", "Uživatelské jméno", "Jméno", "E-mail", "E-mail potvrzen"],
      ...["Ověřený účet", "Pozastavený", "Uznaná nezaplacení", "Obsluha"],
    ],
  },
  en: {
    file: "people",
    columns: [
      ...["Number", "Registered", "Username", "Name", "E-mail", "E-mail confirmed"],
      ...["Verified account", "Suspended", "Strikes", "Staff"],
    ],
  },
} as const;

/** Accounts of a filter as a table in the caller's language, the newest first (rule SD5). For moderators. */
export async function tableOfPeople(ctx: Ctx, query: PeopleNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const yes = (is: boolean) => yesCell(is, ctx.locale);
  return takeTable(ctx, {
    ...words[ctx.locale],
    rows: await readPeople(ctx, conditionsOf(ctx, query), { limit: mostTaken }),
    cellsOf: ({ id, registeredAt, username, name, email, emailConfirmed, ...person }) => [
      ...[String(id), timeCell(registeredAt), username, name ?? "", email, yes(emailConfirmed)],
      ...[yes(person.verified), yes(person.suspended), String(person.strikes), yes(person.isOfShop)],
    ],
    noted: { what: "people_file", id: "people", narrowing: query },
  });
}

import type { TFunction } from "i18next";
import type { ReportYear } from "#contract/reports/report-years.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatDecimal } from "#web/format/money.ts";

export interface YearTable {
  key: string;
  title: string;
  heads: string[];
  rows: { key: string; cells: string[] }[];
}

type Words = TFunction<["reportYears", "reports"]>;

/** The figures of a year in words, table by table, as the page and the file show them. */
export const yearTables = (figures: ReportYear, t: Words, locale: Locale): YearTable[] => [
  ...ofReports(figures, t),
  ...ofDecisions(figures, t, locale),
];

/** Whether there is nothing to count in any of them. */
export const isQuietYear = (tables: readonly YearTable[]) => tables.every(({ rows }) => rows.length === 0);

function ofReports({ notices, sources }: ReportYear, t: Words): YearTable[] {
  return [
    table(
      "notices",
      t("title.notices"),
      [t("head.kind"), t("head.reason"), t("head.count")],
      notices.map((row) => [t(`reports:kind.${row.kind}`), t(`reports:reason.${row.reason}`), `${row.count}`]),
    ),
    table(
      "sources",
      t("title.sources"),
      [t("head.source"), t("head.count")],
      sources.map((row) => [t(`source.${row.source}`), `${row.count}`]),
    ),
  ];
}

function ofDecisions(
  { decisions, medianHours, measures, appeals, misuse, suspensions }: ReportYear,
  t: Words,
  locale: Locale,
): YearTable[] {
  const count = t("head.count");
  return [
    table(
      "decisions",
      t("title.decisions"),
      [t("head.outcome"), count],
      decisions.map((row) => [t(`outcome.${row.outcome}`), `${row.count}`]),
    ),
    table(
      "median",
      t("title.median"),
      [t("head.span"), t("head.hours")],
      medianHours === null ? [] : [[t("median"), formatDecimal(medianHours, locale)]],
    ),
    table(
      "measures",
      t("title.measures"),
      [t("head.action"), t("head.ground"), count],
      measures.map((row) => [t(`action.${row.action}`), t(`ground.${row.ground}`), `${row.count}`]),
    ),
    table(
      "appeals",
      t("title.appeals"),
      [t("head.side"), t("head.outcome"), count],
      appeals.map((row) => [t(`side.${row.side}`), t(`appeal.${row.outcome ?? "open"}`), `${row.count}`]),
    ),
    table(
      "misuse",
      t("title.misuse"),
      [t("head.measure"), count],
      misuse.map((row) => [t(`misuse.${row.kind}`), `${row.count}`]),
    ),
    table(
      "suspensions",
      t("title.suspensions"),
      [t("head.cause"), count],
      suspensions.map((row) => [t(`cause.${row.cause}`), `${row.count}`]),
    ),
  ];
}

const table = (key: string, title: string, heads: string[], rows: string[][]): YearTable => ({
  ...{ key, title, heads },
  rows: rows.map((cells) => ({ key: cells.slice(0, -1).join(), cells })),
});

/** The same as CSV (UTF-8 with its mark, semicolons), each line with the year and the name of its table. */
export function tablesAsCsv(year: number, tables: readonly YearTable[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = tables.flatMap(({ title, heads, rows }) =>
    [heads, ...rows.map(({ cells }) => cells)].map((cells) => [String(year), title, ...cells].map(cell).join(";")),
  );
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

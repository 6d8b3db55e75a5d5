import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { yearOfReports } from "#contract/reports/report-years.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { saveFile } from "#web/forms/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { YearTableView } from "./year-table-view.tsx";
import { isQuietYear, tablesAsCsv, yearTables } from "./year-tables.ts";

interface YearFiguresProps {
  years: z.output<typeof yearOfReports.response>["data"]["years"];
  figures: z.output<typeof yearOfReports.response>["data"]["figures"];
  /** The address of the page, to which the year is put. */
  path: string;
}

/** What came of reports in a year: years to choose from, a table for each question, and all of them as a file. */
export function YearFigures({ years, figures, path }: YearFiguresProps) {
  const { t } = useTranslation(["reportYears", "reports"]);
  const locale = useLocale();
  if (!figures)
    return (
      <EmptyState className="mt-8" title={t("empty.title")}>
        {t("empty.text")}
      </EmptyState>
    );
  const { year } = figures;
  const tables = yearTables(figures, t, locale);
  const save = () =>
    saveFile(new File([tablesAsCsv(year, tables)], t("file", { year }), { type: "text/csv;charset=utf-8" }));
  return (
    <>
      <Tabs
        className="mt-6"
        label={t("years")}
        tabs={years.map((each) => ({
          label: String(each),
          to: each === years[0] ? path : `${path}?year=${each}`,
          current: each === year,
        }))}
      />
      {isQuietYear(tables) ? (
        <p className="type-body mt-8 text-muted">{t("nothing", { year })}</p>
      ) : (
        <>
          {tables.map((table) => (
            <YearTableView key={table.key} table={table} />
          ))}
          <Button kind="outline" className="needs-script screen-only mt-8" onClick={save}>
            {t("save")}
          </Button>
        </>
      )}
    </>
  );
}

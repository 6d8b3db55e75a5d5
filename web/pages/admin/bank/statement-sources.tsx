import { useTranslation } from "react-i18next";
import type { StatementSourceView } from "#contract/bank/bank-movements.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";

/** Where statements come from by themselves; what is wrong with one is in the colour of a failure. */
export function StatementSources({ sources, now }: { sources: readonly StatementSourceView[]; now: string }) {
  const { t } = useTranslation("bankAdmin", { keyPrefix: "source" });
  const locale = useLocale();
  if (sources.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1">
      {sources.map(({ kind, readAt, fault, isSilent }) => {
        const state = fault !== null ? "fault" : readAt === null ? "waits" : isSilent ? "silent" : "read";
        const time = readAt === null ? "" : formatRecent(readAt, now, locale);
        return (
          <li
            key={kind}
            className={classes("type-small [overflow-wrap:anywhere]", (fault || isSilent) && "text-danger-text")}
          >
            {t(state, { source: t(kind), time, error: fault ?? "" })}
          </li>
        );
      })}
    </ul>
  );
}

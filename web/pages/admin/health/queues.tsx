import { useTranslation } from "react-i18next";
import type { SiteHealth } from "#contract/admin-overview/overview.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** How many events and mails wait, since when the oldest, and how old the last backup is. */
export function Queues({ health, now }: { health: SiteHealth; now: string }) {
  const { t } = useTranslation("adminHealth");
  const locale = useLocale();
  const stateOf = ({ waiting, oldestAt }: SiteHealth["events"]) =>
    oldestAt === null
      ? t("queue.empty")
      : t("queue.waiting", { count: waiting, time: formatRecent(oldestAt, now, locale) });
  const { backup } = health;
  const time = (at: string) => formatRecent(at, now, locale);
  const saved = backup === null ? t("backup.none") : t("backup.saved", { time: time(backup.savedAt) });
  const proven = backup?.provenAt ? t("backup.proven", { time: time(backup.provenAt) }) : t("backup.unproven");
  return (
    <DefinitionList
      className="mt-6 border-line border-y"
      entries={[
        { term: t("queue.events"), value: stateOf(health.events) },
        { term: t("queue.mails"), value: stateOf(health.mails) },
        {
          term: t("backup.title"),
          value: backup?.fault ? (
            <span className="text-danger-text">{t("backup.fault", { saved, fault: backup.fault })}</span>
          ) : (
            [saved, ...(backup ? [proven] : [])].join(", ")
          ),
        },
      ]}
    />
  );
}

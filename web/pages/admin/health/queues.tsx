import { useTranslation } from "react-i18next";
import type { SiteHealth } from "#contract/admin-overview/overview.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** How many events and mails wait, and since when the oldest. */
export function Queues({ health, now }: { health: SiteHealth; now: string }) {
  const { t } = useTranslation("adminHealth");
  const locale = useLocale();
  const stateOf = ({ waiting, oldestAt }: SiteHealth["events"]) =>
    oldestAt === null
      ? t("queue.empty")
      : t("queue.waiting", { count: waiting, time: formatRecent(oldestAt, now, locale) });
  return (
    <DefinitionList
      className="mt-6 border-line border-y"
      entries={[
        { term: t("queue.events"), value: stateOf(health.events) },
        { term: t("queue.mails"), value: stateOf(health.mails) },
      ]}
    />
  );
}

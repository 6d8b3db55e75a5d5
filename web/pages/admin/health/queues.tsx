import { useTranslation } from "react-i18next";
import type { HouseHealth } from "#contract/desk/overview.ts";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";

/** How many events and letters wait, and since when the oldest. */
export function Queues({ health, now }: { health: HouseHealth; now: string }) {
  const { t } = useTranslation("deskHealth");
  const locale = useLocale();
  const stateOf = ({ waiting, oldestAt }: HouseHealth["events"]) =>
    oldestAt === null
      ? t("queue.empty")
      : t("queue.waiting", { count: waiting, time: formatRecent(oldestAt, now, locale) });
  return (
    <DefinitionList
      className="mt-6 border-line border-y"
      entries={[
        { term: t("queue.events"), value: stateOf(health.events) },
        { term: t("queue.letters"), value: stateOf(health.letters) },
      ]}
    />
  );
}

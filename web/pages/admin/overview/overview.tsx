import "#web/i18n/areas/desk.ts";
import { useTranslation } from "react-i18next";
import { localeOfPath } from "#web/addresses/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { useDeskLinks } from "#web/pages/admin/use-desk-links.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/overview";
import { drawHouse } from "./draw-house.server.ts";
import { HouseDays } from "./house-days.tsx";
import { Today } from "./today.tsx";
import { WaitsList } from "./waits-list.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data } = await args.context.get(apiContext).deskOverview.get({});
    const bars = drawHouse(data.days, localeOfPath(pagePathOf(args.request)));
    return { ...data, bars, serverTime: new Date().toISOString() };
  } catch (error) {
    throw deskRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("deskOverview:title");
}

/** For people of the house: what waits for them, how today goes, and the last thirty days. */
export default function DeskOverview({
  loaderData: { waits, days, bars, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("deskOverview");
  const { areas } = useDeskLinks();
  const waiting = waits.filter(({ count }) => count > 0);
  return (
    <DeskFrame serverTime={serverTime}>
      <h1 className="type-h1">{t("title")}</h1>
      {waits.length > 0 && <WaitsList waits={waiting} now={serverTime} />}
      {areas.length === 0 && (
        <EmptyState className="mt-7" title={t("noPages.title")}>
          {t("noPages.text")}
        </EmptyState>
      )}
      <Today days={days} />
      <HouseDays days={days} bars={bars} />
    </DeskFrame>
  );
}

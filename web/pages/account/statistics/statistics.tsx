import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/statistics";
import { dayFigures } from "./day-figures.ts";
import { DayPictures } from "./day-pictures.tsx";
import { drawDays } from "./draw-days.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  if (!/^[1-9]\d{0,14}$/.test(args.params.id)) throw data(null, { status: 404 });
  const lang = localeOfPath(pagePathOf(args.request));
  const { listingDays } = args.context.get(apiContext);
  const found = await listingDays
    .one({ params: { id: Number(args.params.id) }, query: { lang } })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
    });
  return { ...found.data, bars: drawDays(found.data.days, lang), serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("statistics:ofListing");
}

const withoutBids = dayFigures.filter((figure) => figure !== "bids");

/** How one of one's own listings does, day by day. */
export default function Statistics({ loaderData: { card, views, days, bars, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation(["statistics", "account"]);
  const locale = useLocale();
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <AccountLayout serverTime={serverTime}>
      <p className="type-small">
        <Link
          className="quiet-link inline-block min-h-11 content-center"
          to={pathTo("item", locale, { id: card.id, slug: card.slug })}
        >
          {typography(card.name || t("account:unnamed"))}
        </Link>
      </p>
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-body mt-2 text-muted">
        {t("span", {
          first: formatDate(`${first}T12:00:00Z`, locale),
          last: formatDate(`${last}T12:00:00Z`, locale),
        })}{" "}
        {t("ever", { count: views })}
      </p>
      <DayPictures days={days} bars={bars} figures={card.saleMode === "auction" ? dayFigures : withoutBids} />
      <p className="type-small mt-6 max-w-[60ch] text-muted">{typography(t("note"))}</p>
    </AccountLayout>
  );
}

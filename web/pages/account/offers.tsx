import "#web/i18n/areas/item.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { offerBoxes } from "#contract/offers/offers.ts";
import { apiContext } from "#web/api/server-api.ts";
import { OfferEntry } from "#web/features/offers/offer-entry.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/offers";
import { AccountLayout } from "./account-layout.tsx";
import { pageOfAddress } from "./page-of-address.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const box = offerBoxes.find((each) => each === searchParams.get("box")) ?? "received";
  const { offers } = args.context.get(apiContext);
  const list = await offers.mine({ query: { box, page: pageOfAddress(searchParams) } });
  return { list, box, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("offers:page.title");
}

/** Offers that one got, and those one made. */
export default function Offers({ loaderData: { list, box, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("offers");
  const locale = useLocale();
  const hrefOf = (to: (typeof offerBoxes)[number], page = 1) => {
    const query = new URLSearchParams({
      ...(to === "sent" && { box: to }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${pathTo("offers", locale)}?${query}` : pathTo("offers", locale);
  };
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("page.title")}</h1>
      <Tabs
        className="mt-6"
        label={t("page.title")}
        tabs={offerBoxes.map((each) => ({
          to: hrefOf(each),
          label: t(`page.${each}.tab`),
          current: each === box,
          ...(each === box && { count: list.total }),
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          className="border-t-0"
          title={t(`page.${box}.empty.title`)}
          action={<ButtonLink to={`${pathTo("search", locale)}?type=demand`}>{t("page.browse")}</ButtonLink>}
        >
          {t(`page.${box}.empty.text`)}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-b">
          {list.items.map((offer) => (
            <li key={offer.id} className="py-5">
              <OfferEntry offer={offer} withListing />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => hrefOf(box, page)}
      />
    </AccountLayout>
  );
}

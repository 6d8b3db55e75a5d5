import { useState } from "react";
import { useTranslation } from "react-i18next";
import { advertisementGroups } from "#contract/advertisements.ts";
import { localeOfPath, pathTo } from "#web/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/advertisements";
import { AccountFrame } from "./account-frame.tsx";
import { AdvertisementRow } from "./advertisement-row.tsx";
import { DeleteDraftDialog } from "./delete-draft-dialog.tsx";
import { ListingRows } from "./listing-row.tsx";
import type { OwnCard } from "./own-card.ts";
import { pageOfAddress } from "./page-of-address.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = advertisementGroups.find((each) => each === searchParams.get("group")) ?? "all";
  const lang = localeOfPath(pagePathOf(args.request));
  const { advertisements } = args.context.get(apiContext);
  const [list, statistics] = await Promise.all([
    advertisements.list({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    advertisements.statistics({}),
  ]);
  return { list, group, total: statistics.total, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Vaše aukce", en: "Your listings" }, location);
}

/** Everything one offers or seeks, by state. */
export default function Advertisements({
  loaderData: { list, group, total, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const [doomed, setDoomed] = useState<OwnCard | null>(null);
  const base = pathTo("advertisements", locale);
  const hrefOf = (to: string, page = 1) => {
    const query = new URLSearchParams({
      ...(to !== "all" && { group: to }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${base}?${query}` : base;
  };
  return (
    <AccountFrame serverTime={serverTime} advertisementTotal={total}>
      <h1 className="type-h1">{t("own.title")}</h1>
      <Tabs
        className="mt-6"
        label={t("own.title")}
        tabs={advertisementGroups.map((each) => ({
          to: hrefOf(each),
          label: t(`own.group.${each}`),
          current: each === group,
          ...(each === group && { count: list.total }),
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          className="border-t-0"
          title={t(`own.empty.${group}.title`)}
          action={<ButtonLink to={pathTo("addAdvertisement", locale)}>{t("own.addNew")}</ButtonLink>}
        >
          {t(`own.empty.${group}.text`)}
        </EmptyState>
      ) : (
        <ListingRows>
          {list.items.map((card) => (
            <AdvertisementRow key={card.id} card={card} onDelete={setDoomed} />
          ))}
        </ListingRows>
      )}
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => hrefOf(group, page)}
      />
      <DeleteDraftDialog draft={doomed} onClose={() => setDoomed(null)} />
    </AccountFrame>
  );
}

import "#web/i18n/areas/desk.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { goodsGroups } from "#contract/shop/goods-desk.ts";
import { apiContext } from "#web/api/server-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { DeskPage } from "#web/pages/admin/desk-page.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/goods-orders";
import { GoodsOrderBlock } from "./goods-order-block.tsx";
import { LabelTools, useChoice } from "./label-tools.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = goodsGroups.find((each) => each === searchParams.get("group")) ?? "to_handle";
  const list = await args.context
    .get(apiContext)
    .goodsDesk.list({ query: { group, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      throw deskRefusal(error, args.request);
    });
  return { list, group, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Objednávky zboží", en: "Orders of goods" }, location);
}

/** For those who keep the shop: what is to be packed and handed over, what awaits its payment, what is done. */
export default function GoodsOrderDesk({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("goodsOrderDesk");
  const choice = useChoice();
  const hasLabels = group === "to_handle";
  return (
    <DeskPage
      page="goodsOrderDesk"
      title={t("title")}
      lead={t("lead")}
      groups={goodsGroups.map((key) => ({
        key,
        label: t(`group.${key}`),
        ...(key === group && { count: list.total }),
      }))}
      group={group}
      list={list}
      empty={{ title: t(`empty.${group}.title`), text: t(`empty.${group}.text`) }}
      serverTime={serverTime}
      tools={hasLabels && <LabelTools all={list.items.map(({ id }) => id)} choice={choice} />}
      renderItem={(order) => (
        <GoodsOrderBlock key={order.id} order={order} choice={hasLabels ? choice : null} />
      )}
    />
  );
}

import "#web/i18n/areas/desk.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { goodsGroups, type KeptGoodsOrder } from "#contract/shop/goods-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { DeskPage } from "#web/pages/admin/desk-page.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import type { BulkAction } from "#web/pages/admin/list/bulk/bulk-action.ts";
import { BulkBar } from "#web/pages/admin/list/bulk/bulk-bar.tsx";
import { useBulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import type { Route } from "./+types/goods-orders";
import { GoodsOrderBlock } from "./goods-order-block.tsx";
import { LabelTools } from "./label-tools.tsx";
import { onward } from "./order-steps.tsx";

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

export function meta() {
  return privateMeta("goodsOrderDesk:title");
}

/** For those who keep the shop: what is to be packed and handed over, what awaits its payment, what is done. The support only reads it. */
export default function GoodsOrderDesk({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("goodsOrderDesk");
  const bulk = useBulk(list.items, ({ orderId }) => t("order", { id: orderId }));
  const mayAct = useHasScope("shop");
  const isHandled = mayAct && group === "to_handle";
  const pack: BulkAction<KeptGoodsOrder> = {
    key: "pack",
    fits: ({ status }) => onward[status] === "pack",
    words: (count) => ({
      button: t("bulk.button", { number: count }),
      title: t("bulk.title", { count }),
      text: t("bulk.text"),
      confirm: t("bulk.confirm"),
    }),
    step: ({ id, version }, signal) =>
      browserApi.goodsDesk.step({ params: { id }, body: { step: "pack", version }, signal }),
  };
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
      tools={
        isHandled && (
          <BulkBar bulk={bulk} actions={[pack]}>
            <LabelTools picked={bulk.picked} />
          </BulkBar>
        )
      }
      {...(mayAct && { readTable: () => browserApi.goodsDesk.table({ query: { group } }) })}
      renderItem={(order) => (
        <GoodsOrderBlock key={order.id} order={order} mayAct={mayAct} bulk={isHandled ? bulk : null} />
      )}
    />
  );
}

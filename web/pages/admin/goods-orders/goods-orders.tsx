import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { type EditableGoodsOrder, goodsGroups } from "#contract/products/goods-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import type { BulkAction } from "#web/pages/admin/list/bulk/bulk-action.ts";
import { BulkBar } from "#web/pages/admin/list/bulk/bulk-bar.tsx";
import { useBulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { FilterFields } from "#web/pages/admin/list/filter-fields.tsx";
import { queryOfAddress } from "#web/pages/admin/list/filters.ts";
import { groupLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import type { Route } from "./+types/goods-orders";
import { GoodsOrderBlock } from "./goods-order-block.tsx";
import { goodsOrderList } from "./goods-order-list.ts";
import { LabelTools } from "./label-tools.tsx";
import { onward } from "./order-steps.tsx";

export const loader = groupLoader(goodsGroups, async (api, { page }, { request }) => {
  const query = queryOfAddress(goodsOrderList.filters, new URL(request.url).searchParams);
  return { ...(await api.goodsAdmin.list({ query: { ...query, page } })), query };
});

export function meta() {
  return privateMeta("goodsOrderAdmin:title");
}

/** For those who keep the shop: what is to be packed and handed over, what awaits its payment, what is done. The support only reads it. */
export default function GoodsOrderAdmin({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("goodsOrderAdmin");
  const path = pathTo("goodsOrderAdmin", useLocale());
  const { query } = list;
  const bulk = useBulk(list.items, ({ orderId }) => t("order", { id: orderId }));
  const mayAct = useHasScope("shop");
  const isHandled = mayAct && group === "to_handle";
  const pack: BulkAction<EditableGoodsOrder> = {
    key: "pack",
    fits: ({ status }) => onward[status] === "pack",
    words: (count) => ({
      button: t("bulk.button", { number: count }),
      title: t("bulk.title", { count }),
      text: t("bulk.text"),
      confirm: t("bulk.confirm"),
    }),
    step: ({ id, version }, signal) =>
      browserApi.goodsAdmin.step({ params: { id }, body: { step: "pack", version }, signal }),
  };
  return (
    <AdminPage
      page="goodsOrderAdmin"
      texts="goodsOrderAdmin"
      groups={goodsGroups}
      {...{ group, list, serverTime }}
      {...(query.q !== "" && { nothing: { title: t("nothing.title"), text: t("nothing.text") } })}
      narrowing={{
        values: { ...(query.q !== "" && { q: query.q }) },
        fields: (
          <FilterFields {...{ of: goodsOrderList, path, query }} className="grid-cols-1 items-start tablet:max-w-120" />
        ),
      }}
      tools={
        isHandled && (
          <BulkBar bulk={bulk} actions={[pack]}>
            <LabelTools picked={bulk.picked} />
          </BulkBar>
        )
      }
      {...(mayAct && { readTable: () => browserApi.goodsAdmin.table({ query }) })}
      renderItem={(order) => (
        <GoodsOrderBlock key={order.id} order={order} mayAct={mayAct} bulk={isHandled ? bulk : null} />
      )}
    />
  );
}

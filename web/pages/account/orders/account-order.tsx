import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { data, Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Order } from "#contract/payments/orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { GoodsPart } from "#web/features/goods-orders/goods-part.tsx";
import { readGoods } from "#web/features/goods-orders/read-goods.ts";
import { OrderDocuments } from "#web/features/payments/order-documents.tsx";
import { OrderPanel } from "#web/features/payments/order-panel.tsx";
import { readOrder } from "#web/features/payments/read-order.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/account-order";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const order = await readOrder(args.context.get(apiContext), args.params);
  // Whoever holds another's address has the page without an account (`/shrnuti/…`).
  if (!order.isOwn) throw data(null, { status: 404 });
  const { invoices } = args.context.get(apiContext);
  const { items: documents } = await invoices.mine({ query: { page: 1, order: order.id } });
  const goods = await readGoods(args.context.get(apiContext), order);
  return { order, goods, documents, serverTime: new Date().toISOString() };
}

export function meta({ params }: Route.MetaArgs) {
  return privateMeta("payments:order.title", { id: params.id });
}

function backTo({ subject }: Order, locale: Locale): string {
  if (subject.type === "goods") return pathTo("newProducts", locale);
  return subject.type === "deal" ? pathTo("deal", locale, { id: subject.id }) : pathTo("ownListings", locale);
}

/** The result of a payment, and until then the way to pay. */
export default function AccountOrder({ loaderData }: Route.ComponentProps) {
  const { order, goods, documents, serverTime } = loaderData;
  const { t } = useTranslation(["payments", "forms", "common"]);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const cancel = async () => {
    const { id, hash } = order;
    const refused = await failureOf(browserApi.orders.cancel({ params: { id, hash } }), t);
    if (refused === null) notify({ kind: "success", text: t("payments:order.cancelled") });
    await revalidate();
    // What has become of the order stands at the head, which a phone does not show here.
    window.scrollTo({ top: 0 });
    return refused;
  };
  return (
    <AccountLayout serverTime={serverTime}>
      <OrderPanel order={order} goods={goods} />
      <AfterPackage order={order} />
      {goods && <GoodsPart order={order} goods={goods} />}
      <OrderDocuments order={order} documents={documents} />
      <p className="type-small mt-10 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link className="quiet-link min-h-11 content-center" to={backTo(order, locale)}>
          {t(`payments:order.back.${order.subject.type}`)}
        </Link>
        <Link className="quiet-link min-h-11 content-center" to={pathTo("orders", locale)}>
          {t("payments:order.all")}
        </Link>
        {order.status === "awaiting_payment" && order.expiresAt && (
          <Button size="small" kind="quiet" onClick={() => setAsks(true)}>
            {t("payments:order.cancel")}
          </Button>
        )}
      </p>
      <ConfirmDialog
        open={asks}
        title={t("payments:order.cancelTitle")}
        text={t("payments:order.cancelText")}
        confirm={t("payments:order.cancel")}
        keep={t("payments:order.keep")}
        onConfirm={cancel}
        onClose={() => setAsks(false)}
      />
    </AccountLayout>
  );
}

/** A paid package has published the listing, or sent it to a moderator: the way to what has become of it. */
function AfterPackage({ order: { subject, status } }: { order: Order }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  if (subject.type !== "package" || status !== "paid") return null;
  return (
    <ButtonLink className="mt-8" size="large" to={`${pathTo("listingAdded", locale)}?id=${subject.id}`}>
      {t("order.afterPackage")}
    </ButtonLink>
  );
}

import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BankOrderFile } from "#web/pages/admin/bank/bank-order-file.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/money";
import { AdminOrderBlock } from "./admin-order-block.tsx";
import { MoneyExports } from "./money-exports.tsx";
import { PayoutBlock } from "./payout-block.tsx";
import { ReceiptBlock } from "./receipt-block.tsx";
import { RefundBlock } from "./refund-block.tsx";
import { StatementForm } from "./statement-form.tsx";

const groups = ["receipts", "refunds", "sellers", "sent", "orders"] as const;

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "receipts";
  const q = searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const { moneyAdmin, payouts, bankOrders, bankMovements } = api;
  const page = pageOfAddress(searchParams);
  const isSellers = group === "sellers" || group === "sent";
  const [receipts, refunds, orders, sellers, atBank, sources] = await Promise.all([
    moneyAdmin.receipts({ query: { page: group === "receipts" ? page : 1 } }),
    moneyAdmin.refundsToSend({ query: { page: group === "refunds" ? page : 1 } }),
    group === "orders" ? moneyAdmin.orders({ query: { q, page } }) : null,
    isSellers ? payouts.list({ query: { state: group === "sent" ? "paid" : "waiting", page } }) : null,
    group === "refunds" || group === "sellers" ? bankOrders.list({}) : null,
    bankMovements.sources({}),
  ]);
  return { group, q, receipts, refunds, orders, sellers, atBank, sources: sources.data };
});

export function meta() {
  return privateMeta("payments:admin.title");
}

/** For those who keep the site's money: what has come and pays for nothing, orders, statements. */
export default function Money({ loaderData }: Route.ComponentProps) {
  const { group, q, receipts, refunds, orders, sellers, atBank, sources, serverTime } = loaderData;
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const list = orders ?? sellers ?? (group === "refunds" ? refunds : receipts);
  const waiting = { receipts: receipts.total, refunds: refunds.total };
  const hrefOf = (to: (typeof groups)[number], page = 1) => {
    const query = new URLSearchParams({
      ...(to !== "receipts" && { group: to }),
      ...(to === "orders" && q && { q }),
      ...(page > 1 && { page: String(page) }),
    });
    const path = pathTo("moneyAdmin", locale);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("admin.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("admin.lead")}</p>
        <StatementForm sources={sources} now={serverTime} />
        <MoneyExports serverTime={serverTime} />
        <Tabs
          className="mt-8"
          label={t("admin.title")}
          tabs={groups.map((each) => ({
            to: hrefOf(each),
            label: t(`admin.group.${each}`),
            current: each === group,
            ...((each === "receipts" || each === "refunds") && { count: waiting[each] }),
          }))}
        />
        {orders && <OrderSearch key={q} q={q} />}
        {atBank && <BankOrderFile of={atBank.data} />}
        {list.items.length === 0 ? (
          <EmptyState className="border-t-0" title={t(`admin.empty.${group}.title`)}>
            {t(`admin.empty.${group}.text`)}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-b pt-2">
            <Blocks {...loaderData} />
          </ul>
        )}
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => hrefOf(group, page)}
        />
      </div>
    </AdminLayout>
  );
}

function Blocks({ group, receipts, refunds, orders, sellers }: Route.ComponentProps["loaderData"]) {
  if (orders) return orders.items.map((order) => <AdminOrderBlock key={order.id} order={order} />);
  if (sellers) return sellers.items.map((payout) => <PayoutBlock key={payout.id} payout={payout} />);
  return group === "refunds"
    ? refunds.items.map((refund) => <RefundBlock key={refund.id} refund={refund} />)
    : receipts.items.map((receipt) => <ReceiptBlock key={receipt.id} receipt={receipt} />);
}

function OrderSearch({ q }: { q: string }) {
  const { t } = useTranslation("payments");
  return (
    <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-3">
      <input type="hidden" name="group" value="orders" />
      <Input
        name="q"
        label={t("admin.find")}
        defaultValue={q}
        autoComplete="off"
        maxLength={100}
        className="min-w-0 grow basis-64"
      />
      <Button type="submit" kind="outline">
        {t("admin.search")}
      </Button>
    </Form>
  );
}

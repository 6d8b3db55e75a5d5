import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListedOrder } from "#contract/payments/orders.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { apiContext } from "#web/api/server-api.ts";
import { Documents } from "#web/features/payments/documents.tsx";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/orders";
import { OwnFees } from "./own-fees.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const { orders, invoices, fees } = args.context.get(apiContext);
  const [list, documents, owed] = await Promise.all([
    orders.mine({ query: { page: pageOfAddress(searchParams) } }),
    invoices.mine({ query: { page: pageOfAddress(searchParams, "documents") } }),
    fees.mine({}),
  ]);
  return { list, documents, fees: owed.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("payments:orders.title");
}

/** What one has paid to the site, and what waits to be paid. */
export default function Orders({ loaderData: { list, documents, fees, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  /** Each list has pages of its own. */
  const hrefOf = (page: number, documentsPage: number) => {
    const query = new URLSearchParams({
      ...(page > 1 && { page: String(page) }),
      ...(documentsPage > 1 && { documents: String(documentsPage) }),
    });
    const path = pathTo("orders", locale);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("orders.title")}</h1>
      <p className="type-body mt-2 text-muted">{t("orders.lead")}</p>
      <OwnFees fees={fees} />
      {list.items.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={t("orders.empty.title")}
          action={<ButtonLink to={pathTo("ownListings", locale)}>{t("orders.empty.action")}</ButtonLink>}
        >
          {t("orders.empty.text")}
        </EmptyState>
      ) : (
        <section aria-labelledby="own-orders" className="mt-9">
          <h2 id="own-orders" className="type-h3">
            {t("orders.heading")}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {list.items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        className="mt-6 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => hrefOf(page, documents.page)}
      />
      <Documents documents={documents.items}>
        {documents.pages > 1 && (
          <Pagination
            label={t("documents.pages")}
            className="mt-6 border-t-0"
            page={documents.page}
            pages={documents.pages}
            hrefOf={(page) => hrefOf(list.page, page)}
          />
        )}
      </Documents>
    </AccountLayout>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const to = pathTo("accountOrder", locale, { id: order.id, hash: order.hash });
  const waits = order.status === "awaiting_payment";
  const facts = factsOfTexts([
    t("order.title", { id: order.id }),
    t(`orders.status.${order.status}`),
    waits
      ? order.expiresAt
        ? t("orders.until", { time: formatDateTime(order.expiresAt, locale) })
        : order.dueOn
          ? t("orders.dueOn", { day: formatDate(order.dueOn, locale) })
          : t("orders.owed")
      : formatDate(order.paidAt ?? order.createdAt, locale),
  ]);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <Link to={to} className="type-control quiet-link [overflow-wrap:anywhere]">
          {typography(order.label)}
        </Link>
        <FactLine facts={facts} className="type-small mt-0.5 text-muted" />
      </div>
      <p className="type-control tnum whitespace-nowrap">{formatCzk(order.total)}</p>
      <ButtonLink to={to} size="small" kind={waits ? undefined : "outline"}>
        {waits ? t("orders.pay") : t("orders.show")}
      </ButtonLink>
    </li>
  );
}

import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCount, formatCzk } from "#contract/values/written-amounts.ts";
import type { Voucher } from "#contract/vouchers/vouchers.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { discountText } from "#web/features/payments/discount-text.ts";
import { lastInstant, voucherState } from "#web/features/payments/voucher-state.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { pathToCategory } from "#web/pages/listing-form/category/search-categories.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/vouchers";
import { VoucherForm } from "./voucher-form.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const { vouchers, catalogue } = api;
  const [list, tree] = await Promise.all([
    vouchers.list({ query: { page: pageOfAddress(searchParams) } }),
    catalogue.tree({ params: { locale: localeOfPath(pagePathOf(args.request)) } }),
  ]);
  return { list, tree };
});

export function meta() {
  return privateMeta("payments:voucherAdmin.title");
}

/** For those who keep the site's money: vouchers to issue and to end. */
export default function Vouchers({ loaderData: { list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const path = pathTo("voucherAdmin", locale);
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("voucherAdmin.title")}</h1>
        <p className="type-body mt-2 text-muted">{t("voucherAdmin.lead")}</p>
        <VoucherForm onDone={revalidate} />
        {list.items.length === 0 ? (
          <EmptyState className="border-t-0" title={t("voucherAdmin.empty.title")}>
            {t("voucherAdmin.empty.text")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-b">
            {list.items.map((voucher) => (
              <VoucherRow key={voucher.id} voucher={voucher} now={serverTime} />
            ))}
          </ul>
        )}
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        />
      </div>
    </AdminLayout>
  );
}

function VoucherRow({ voucher, now }: { voucher: Voucher; now: string }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const categories = useCategoryTree();
  const state = voucherState(voucher, now);
  const category = voucher.categoryId === null ? null : pathToCategory(categories, voucher.categoryId).at(-1);
  const facts = factsOfTexts([
    discountText(voucher.discount, locale),
    t(`vouchers.${state}`),
    voucher.totalLimit === null
      ? t("voucherAdmin.usesFreely", { uses: voucher.uses })
      : t("voucherAdmin.uses", { uses: voucher.uses, limit: formatCount(voucher.totalLimit, locale) }),
    voucher.userLimit !== null && t("voucherAdmin.perUser", { limit: voucher.userLimit }),
    voucher.validFrom && t("vouchers.since", { date: formatDate(voucher.validFrom, locale) }),
    voucher.validUntil && t("vouchers.until", { date: formatDate(lastInstant(voucher.validUntil), locale) }),
    voucher.subjects.length > 0 && voucher.subjects.map((subject) => t(`voucherAdmin.subject.${subject}`)).join(", "),
    voucher.categoryId !== null && (category?.name ?? t("voucherAdmin.goneCategory")),
    voucher.minimum > 0 && t("voucherAdmin.from", { amount: formatCzk(voucher.minimum) }),
    voucher.email || null,
    voucher.owner && t("voucherAdmin.owner", { name: voucher.owner, percent: voucher.rewardPercent }),
  ]);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="type-control [overflow-wrap:anywhere]">{voucher.code}</p>
        <FactLine facts={facts} className="type-small mt-0.5 text-muted" />
      </div>
      {voucher.active && (
        <Button
          size="small"
          kind="outline"
          busy={busy}
          onClick={() => press(() => browserApi.vouchers.end({ params: { id: voucher.id } }))}
        >
          {t("voucherAdmin.end")}
        </Button>
      )}
    </li>
  );
}

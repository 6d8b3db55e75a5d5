import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { VoucherResult } from "#contract/vouchers/vouchers.ts";
import { apiContext } from "#web/api/server-api.ts";
import { discountText } from "#web/features/payments/discount-text.ts";
import { lastInstant, voucherState } from "#web/features/payments/voucher-state.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { BarGraph, type Bars } from "#web/ui/graphs/bar-graph.tsx";
import { drawBars } from "#web/ui/graphs/draw-bars.server.ts";
import { GraphTable } from "#web/ui/graphs/graph-table.tsx";
import { monthLabel } from "#web/ui/graphs/month-label.ts";
import type { Route } from "./+types/vouchers";

/** So many months are drawn; the table has all. */
const mostMonths = 24;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { data } = await args.context.get(apiContext).vouchers.own({});
  const vouchers = data.map((voucher) => ({
    ...voucher,
    bars: drawBars(
      voucher.months
        .slice(0, mostMonths)
        .toReversed()
        .map(({ month, margin }) => ({ label: monthLabel(month), amounts: [margin] })),
    ),
  }));
  return { vouchers, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("payments:vouchers.title");
}

/** The vouchers that one spreads, and what they have brought. */
export default function OwnVouchers({ loaderData: { vouchers, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("vouchers.title")}</h1>
      <p className="type-body mt-2 max-w-[60ch] text-muted">{t("vouchers.lead")}</p>
      {vouchers.length === 0 ? (
        <EmptyState className="mt-6" title={t("vouchers.empty.title")}>
          {t("vouchers.empty.text")}
        </EmptyState>
      ) : (
        vouchers.map(({ bars, ...voucher }) => (
          <VoucherSection key={voucher.code} voucher={voucher} bars={bars} now={serverTime} />
        ))
      )}
    </AccountLayout>
  );
}

const figures = ["turnover", "margin", "reward"] as const;

function VoucherSection({ voucher, bars, now }: { voucher: VoucherResult; bars: Bars; now: string }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const facts = factsOfTexts([
    discountText(voucher.discount, locale),
    t(`vouchers.${voucherState(voucher, now)}`),
    voucher.validUntil && t("vouchers.until", { date: formatDate(lastInstant(voucher.validUntil), locale) }),
    t("vouchers.rewardPercent", { percent: voucher.rewardPercent }),
  ]);
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="type-h3 [overflow-wrap:anywhere]">{voucher.code}</h2>
      <FactLine facts={facts} className="type-small mt-1 text-muted" />
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 tablet:grid-cols-4">
        <div>
          <dt className="type-caption text-muted">{t("vouchers.orders")}</dt>
          <dd className="type-h3 tnum">{voucher.orders}</dd>
        </div>
        {figures.map((name) => (
          <div key={name}>
            <dt className="type-caption text-muted">{t(`vouchers.${name}`)}</dt>
            <dd className="type-h3 tnum">{formatCzk(voucher[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small mt-3 max-w-[60ch] text-muted">
        {t("vouchers.marginHint")}
        {voucher.unpriced > 0 && ` ${t("vouchers.unpriced", { count: voucher.unpriced })}`}
      </p>
      {voucher.months.length > 0 && <Months voucher={voucher} bars={bars} />}
    </section>
  );
}

/** The margin of each month, drawn, and all figures of the month in a table. */
function Months({ voucher: { months }, bars }: { voucher: VoucherResult; bars: Bars }) {
  const { t } = useTranslation("payments");
  const total = months.slice(0, mostMonths).reduce((sum, { margin }) => sum + margin, 0);
  return (
    <figure className="mt-6">
      <figcaption className="type-small text-muted">{t("vouchers.picture")}</figcaption>
      <BarGraph
        bars={bars}
        title={t("vouchers.picture")}
        description={t("vouchers.pictureText", { margin: formatCzk(total) })}
      />
      <GraphTable
        caption={t("vouchers.byMonth")}
        heads={[t("vouchers.month"), t("vouchers.orders"), ...figures.map((name) => t(`vouchers.${name}`))]}
        rows={months.map((row) => ({
          key: row.month,
          cells: [monthLabel(row.month), String(row.orders), ...figures.map((name) => formatCzk(row[name]))],
        }))}
      />
    </figure>
  );
}

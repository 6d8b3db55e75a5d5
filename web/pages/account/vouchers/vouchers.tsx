import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import type { VoucherResult } from "#contract/payments/vouchers.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { apiContext } from "#web/api/server-api.ts";
import { discountText } from "#web/features/payments/discount-text.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountFrame } from "#web/pages/account/account-frame.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import type { Route } from "./+types/vouchers";
import { MonthBars } from "./month-bars.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { data } = await args.context.get(apiContext).vouchers.own({});
  return { vouchers: data, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Vaše poukazy", en: "Your vouchers" }, location);
}

/** The vouchers that one spreads, and what they have brought. */
export default function OwnVouchers({ loaderData: { vouchers, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("payments");
  return (
    <AccountFrame serverTime={serverTime}>
      <h1 className="type-h1">{t("vouchers.title")}</h1>
      <p className="type-body mt-2 max-w-[60ch] text-muted">{t("vouchers.lead")}</p>
      {vouchers.length === 0 ? (
        <EmptyState className="mt-6" title={t("vouchers.empty.title")}>
          {t("vouchers.empty.text")}
        </EmptyState>
      ) : (
        vouchers.map((voucher) => <VoucherSection key={voucher.code} voucher={voucher} />)
      )}
    </AccountFrame>
  );
}

const figures = ["turnover", "margin", "reward"] as const;

function VoucherSection({ voucher }: { voucher: VoucherResult }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const facts = factsOfTexts([
    discountText(voucher.discount),
    t(voucher.active ? "vouchers.active" : "vouchers.ended"),
    voucher.validUntil && t("vouchers.until", { date: formatDate(voucher.validUntil, locale) }),
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
      {voucher.months.length > 0 && (
        <>
          <MonthBars months={voucher.months} />
          <MonthTable months={voucher.months} />
        </>
      )}
    </section>
  );
}

function MonthTable({ months }: { months: VoucherResult["months"] }) {
  const { t } = useTranslation("payments");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="mt-4 overflow-x-auto" aria-label={t("vouchers.byMonth")} tabIndex={0}>
      <table className="type-small tnum w-full min-w-100 text-right">
        <caption className="sr-only">{t("vouchers.byMonth")}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th className="py-2 text-left font-normal">{t("vouchers.month")}</th>
            <th className="py-2 font-normal">{t("vouchers.orders")}</th>
            {figures.map((name) => (
              <th key={name} className="py-2 font-normal">
                {t(`vouchers.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month} className="border-b border-line">
              <th className="py-2 text-left font-normal">{monthText(row.month)}</th>
              <td className="py-2">{row.orders}</td>
              {figures.map((name) => (
                <td key={name} className="py-2 whitespace-nowrap">
                  {formatCzk(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${Number(number)}/${year}`;
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";

interface FiguresProps {
  leading: number;
  outbid: number;
  won: number;
  statistics: { started: number; total: number };
}

/** Four numbers between hairlines, each leading to what it counts. */
export function Figures({ leading, outbid, won, statistics }: FiguresProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const bids = pathTo("bids", locale);
  const figures = [
    { value: leading, label: t("figures.leading", { count: leading }), to: bids },
    { value: outbid, label: t("figures.outbid", { count: outbid }), to: bids },
    { value: won, label: t("figures.won", { count: won }), to: `${bids}?group=won` },
    {
      value: statistics.total,
      label: t("figures.own", { count: statistics.total, started: statistics.started }),
      to: pathTo("ownListings", locale),
    },
  ];
  return (
    <ul className="mt-9 grid grid-cols-2 border-y border-line tablet:grid-cols-4">
      {figures.map(({ value, label, to }, index) => (
        <li
          key={label}
          className={`border-line ${index % 2 === 1 ? "border-l pl-5" : "tablet:pl-5"} ${index === 2 ? "tablet:border-l" : ""} ${index > 1 ? "max-tablet:border-t" : ""} first:pl-0`}
        >
          <Link to={to} className="group grid py-4.5 pr-4">
            <span className="tnum font-serif text-[2.125rem]/10 font-[420]">{value}</span>
            <span className="type-small text-muted group-hover:text-ink group-hover:underline group-hover:decoration-secondary group-hover:underline-offset-4">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

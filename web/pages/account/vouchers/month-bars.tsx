import { scaleLinear } from "d3-scale";
import { useTranslation } from "react-i18next";
import type { VoucherResult } from "#contract/payments/vouchers.ts";

const height = 120;
const barWidth = 28;
const gap = 12;
const mostMonths = 24;

/** The margin of each month as a bar, the oldest first; the table below says the same in numbers. */
export function MonthBars({ months }: { months: VoucherResult["months"] }) {
  const { t } = useTranslation("payments");
  const shown = months.slice(0, mostMonths).toReversed();
  const scale = scaleLinear([0, Math.max(1, ...shown.map(({ margin }) => margin))], [0, height]);
  const width = shown.length * (barWidth + gap);
  return (
    <div className="mt-6 overflow-hidden">
      <svg
        role="img"
        aria-label={t("vouchers.picture")}
        style={{ width, maxWidth: "100%" }}
        viewBox={`0 0 ${width} ${height + 1}`}
        className="text-secondary"
      >
        {shown.map(({ month, margin }, index) => (
          <rect
            key={month}
            x={index * (barWidth + gap)}
            y={height - scale(margin)}
            width={barWidth}
            height={scale(margin)}
            fill="currentColor"
          />
        ))}
        <line x1={0} x2={width} y1={height + 0.5} y2={height + 0.5} className="stroke-line-2" />
      </svg>
    </div>
  );
}

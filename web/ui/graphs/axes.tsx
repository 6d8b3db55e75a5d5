import { formatAmount } from "#contract/values/written-amounts.ts";
import { classes } from "#web/ui/classes.ts";
import { edge, narrowTimes, plotHeight, type Scales } from "./plot.ts";

/** Lines with their amounts, and times below them. */
export function Axes({ amounts, times }: Scales) {
  const narrow = narrowTimes(times);
  return (
    <>
      {amounts.map(({ y, price }) => (
        <g key={price}>
          <line x1="0" x2="100%" y1={y} y2={y} className={price === 0 ? "stroke-line-2" : "stroke-line"} />
          <text x="-10" y={y + 4.5} textAnchor="end" className="fill-muted">
            {formatAmount(price)}
          </text>
        </g>
      ))}
      {times.map(({ x, label }) => (
        <text
          key={label}
          x={`${x}%`}
          y={plotHeight + 22}
          textAnchor={x < edge ? "start" : x > 100 - edge ? "end" : "middle"}
          className={classes("fill-muted", !narrow.has(label) && "max-tablet:hidden")}
        >
          {label}
        </text>
      ))}
    </>
  );
}

import { useId } from "react";
import { Axes } from "./axes.tsx";
import { above, below, plotHeight, type Scales } from "./plot.ts";

/** Bars, drawn: x and width in per cent of the plot's width, y and height in px. */
export interface Bars extends Scales {
  readonly bars: readonly {
    readonly x: number;
    readonly width: number;
    readonly y: number;
    readonly height: number;
    /** Where two things are compared: filled bars, and outlined ones beside them. */
    readonly isSecond: boolean;
  }[];
}

/** A graph of amounts by day or month that fills its column; its numbers belong into a table beside it. */
export function BarGraph({ bars, title, description }: { bars: Bars; title: string; description: string }) {
  const id = useId();
  return (
    <div className="overflow-hidden py-1 pl-16 pr-2">
      <svg
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        width="100%"
        height={above + plotHeight + below}
        className="tnum block overflow-visible text-sm"
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        <g transform={`translate(0 ${above})`}>
          <Axes amounts={bars.amounts} times={bars.times} />
          {bars.bars.map(({ x, width, y, height, isSecond }) => (
            <rect
              key={x}
              x={`${x}%`}
              y={y}
              width={`${width}%`}
              height={height}
              className={isSecond ? "fill-light stroke-primary" : "fill-primary stroke-primary"}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

/** What a bar is a bar of, where there are two kinds. */
export function BarKey({ first, second }: { first: string; second: string }) {
  return (
    <ul aria-hidden="true" className="type-caption flex flex-wrap gap-x-6 gap-y-1 text-muted">
      <li className="flex items-center gap-2">
        <span className="size-3 border border-primary bg-primary" />
        {first}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 border border-primary" />
        {second}
      </li>
    </ul>
  );
}

import { type ReactNode, useId } from "react";
import { classes } from "#web/ui/classes.ts";
import { Axes } from "#web/ui/graphs/axes.tsx";
import { above, below, plotHeight } from "#web/ui/graphs/plot.ts";
import { type Dot, type Graph, plotWidth } from "./graph.ts";

interface PriceGraphProps {
  graph: Graph;
  title: string;
  /** The graph in words, for screen readers. */
  description: string;
  medianLabel: string | null;
  /** Beside the mark of this listing. */
  thisLabel: string | null;
}

const dotStyles: Record<Dot["kind"], { r: number; className: string }> = {
  bid: { r: 2.5, className: "fill-primary stroke-none" },
  sale: { r: 4.5, className: "fill-light stroke-primary" },
  this: { r: 5.5, className: "fill-secondary stroke-none" },
};

/** A graph of prices that fills its column: times and marks are placed in per cent, so no letter is ever stretched. */
export function PriceGraph({ graph, title, description, medianLabel, thisLabel }: PriceGraphProps) {
  const id = useId();
  const own = graph.dots.find(({ kind }) => kind === "this");
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
          <Axes amounts={graph.amounts} times={graph.times} />
          {graph.median && (
            <line
              x1="0"
              x2="100%"
              y1={graph.median.y}
              y2={graph.median.y}
              strokeDasharray="5 4"
              className="stroke-primary"
            />
          )}
          {graph.line && (
            <svg
              aria-hidden="true"
              width="100%"
              height={plotHeight}
              viewBox={`0 0 ${plotWidth} ${plotHeight}`}
              preserveAspectRatio="none"
              className="overflow-visible"
            >
              <path
                d={graph.line}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                className="fill-none stroke-2 stroke-primary"
              />
            </svg>
          )}
          {graph.dots.map((dot) => (
            <Mark key={`${dot.kind} ${dot.x} ${dot.y}`} dot={dot} />
          ))}
          {graph.median && medianLabel && (
            <Label x="4" y={graph.median.labelY} anchor="start">
              {medianLabel}
            </Label>
          )}
          {own && thisLabel && graph.thisLabelY !== null && (
            <Label
              x={`${own.x}%`}
              y={graph.thisLabelY}
              anchor={own.x > 60 ? "end" : own.x < 20 ? "start" : "middle"}
              className="fill-secondary-text font-semibold"
            >
              {thisLabel}
            </Label>
          )}
        </g>
      </svg>
    </div>
  );
}

function Mark({ dot }: { dot: Dot }) {
  const { r, className } = dotStyles[dot.kind];
  return <circle cx={`${dot.x}%`} cy={dot.y} r={r} strokeWidth="1.5" className={className} />;
}

/** Words on a ground of the page's colour, so that lines do not run through them. */
function Label(props: {
  x: string;
  y: number;
  anchor: "start" | "middle" | "end";
  className?: string;
  children: ReactNode;
}) {
  return (
    <text
      x={props.x}
      y={props.y}
      textAnchor={props.anchor}
      className={classes("stroke-4 stroke-light [paint-order:stroke]", props.className ?? "fill-muted")}
    >
      {props.children}
    </text>
  );
}

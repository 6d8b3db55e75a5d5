import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

const tones: Record<NoticeTone, { style: string; Icon: typeof Info }> = {
  info: { style: "bg-info-tint text-ink", Icon: Info },
  success: { style: "bg-success-tint text-success-text", Icon: CircleCheck },
  warning: { style: "bg-secondary-tint text-secondary-ink", Icon: TriangleAlert },
  danger: { style: "bg-danger-tint text-danger-text", Icon: TriangleAlert },
};

/** A note in the flow of the page. `live` is for a note that appears after an action. */
export function Notice({
  tone = "info",
  title,
  children,
  action,
  live = false,
  className,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  live?: boolean;
  className?: string;
}) {
  const { style, Icon } = tones[tone];
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={classes("flex items-start gap-4 rounded-block px-5 py-4", style, className)}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5.5 shrink-0" />
      <div className="min-w-0 grow">
        {title && <p className="type-control">{title}</p>}
        {children && <div className="type-small text-balance">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { useScrollToCurrent } from "./use-scroll-to-current.ts";

export interface Tab {
  to: string;
  label: ReactNode;
  count?: ReactNode;
  current: boolean;
}

/** Views of one page as links: they work without scripts and can be shared. Scrolls sideways where there is no room, with its end fading on a phone. */
export function Tabs({ label, tabs, className }: { label: string; tabs: readonly Tab[]; className?: string }) {
  const row = useScrollToCurrent<HTMLElement>(tabs.findIndex(({ current }) => current));
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classes(
        "-mx-5 overflow-x-auto px-5 [scrollbar-width:none] max-tablet:scroll-row tablet:mx-0 tablet:px-0",
        className,
      )}
    >
      <ul className="flex min-w-max gap-7 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? "page" : undefined}
              className={classes(
                "type-field -mb-px flex min-h-12 items-center gap-1.5 border-b-2 whitespace-nowrap -outline-offset-2 focus-visible:-outline-offset-2",
                tab.current
                  ? "border-secondary font-semibold text-ink"
                  : "border-transparent text-muted hover:border-line-2 hover:text-ink",
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="tnum">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

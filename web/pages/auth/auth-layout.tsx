import type { ReactNode } from "react";
import { typography } from "#web/format/typography.ts";
import { Silhouette } from "#web/ui/silhouette.tsx";

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The calm side: one sentence in serif and what follows from it. */
  aside: { title: string; points: readonly string[] };
}

/** Form on the left, on the page's ground; on the right a shelf with what the house stands for. Below each other on phones. */
export function AuthLayout({ title, lead, children, aside }: AuthLayoutProps) {
  return (
    <div className="container-page grid gap-y-15 pt-9 desktop:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] desktop:gap-x-22 desktop:pt-16 wide:gap-x-32">
      <div className="min-w-0">
        <h1 className="type-item">{title}</h1>
        {lead && <div className="type-body mt-3 text-muted">{lead}</div>}
        <div className="mt-8">{children}</div>
      </div>
      <aside className="self-start rounded-block bg-ground text-paper-ink">
        <div aria-hidden="true" className="px-6 pt-10 tablet:px-12 tablet:pt-16">
          <div className="flex items-end justify-center gap-[5%] border-b border-drawing/60">
            <Silhouette kind="flask" className="h-24 w-auto tablet:h-36" />
            <Silhouette kind="bottle" className="h-32 w-auto tablet:h-50" />
            <Silhouette kind="decanter" className="h-28 w-auto tablet:h-42" />
            <Silhouette kind="box" className="h-24 w-auto max-tablet:hidden tablet:h-36" />
          </div>
        </div>
        <div className="px-6 pt-8 pb-10 tablet:px-12 tablet:pb-14">
          <h2 className="type-h3 max-w-[22ch]">{typography(aside.title)}</h2>
          <ul className="mt-5 divide-y divide-drawing/35 border-t border-drawing/35">
            {aside.points.map((point) => (
              <li key={point} className="type-small max-w-[52ch] py-3">
                {typography(point)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

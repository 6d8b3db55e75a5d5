import type { ReactNode } from "react";
import { typography } from "#web/format/typography.ts";
import { Silhouette } from "#web/ui/silhouette.tsx";

interface AuthLayoutProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
  /** The calm side: one sentence in serif and what follows from it. */
  aside: { title: string; points: readonly string[] };
}

/** The drawings are wider than the things in them: each stands in a place of the thing's own width. */
const shelf = [
  {
    kind: "flask",
    width: "w-16 tablet:max-desktop:w-24 wide:w-24",
    height: "h-28 tablet:max-desktop:h-42 wide:h-42",
  },
  {
    kind: "bottle",
    width: "w-13 tablet:max-desktop:w-20 wide:w-20",
    height: "h-36 tablet:max-desktop:h-56 wide:h-56",
  },
  {
    kind: "decanter",
    width: "w-18 tablet:max-desktop:w-28 wide:w-28",
    height: "h-32 tablet:max-desktop:h-48 wide:h-48",
  },
  {
    kind: "box",
    width: "w-25 tablet:max-desktop:w-38 wide:w-38",
    height: "h-28 tablet:max-desktop:h-42 wide:h-42",
  },
] as const;

/** Form on the left, on the page's ground; on the right the promises of the auction site. Below each other on phones. */
export function AuthLayout({ title, lead, children, aside }: AuthLayoutProps) {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-y-15 pt-9 desktop:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] desktop:gap-x-22 desktop:pt-16 wide:gap-x-32">
      <div className="min-w-0">
        <h1 className="type-item">{title}</h1>
        {lead && <p className="type-body mt-3 text-muted">{typography(lead)}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <aside className="self-start rounded-block bg-ground text-paper-ink">
        <div aria-hidden="true" className="px-6 pt-10 tablet:px-12 tablet:pt-16">
          <div className="flex items-end justify-evenly border-b border-drawing">
            {shelf.map(({ kind, width, height }) => (
              <span key={kind} className={`flex justify-center ${width}`}>
                <Silhouette kind={kind} className={`max-w-none shrink-0 ${height}`} />
              </span>
            ))}
          </div>
        </div>
        <div className="px-6 pt-8 pb-10 tablet:px-12 tablet:pb-14">
          <h2 className="type-h3 max-w-[22ch]">{typography(aside.title)}</h2>
          <ul className="mt-5 divide-y divide-drawing/35 border-t border-drawing/35">
            {aside.points.map((point) => (
              <li key={point} className="type-small py-3">
                <p className="max-w-[52ch]">{typography(point)}</p>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

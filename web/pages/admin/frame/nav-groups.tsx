import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { type AdminArea, type AdminLink, useAdminLinks } from "#web/pages/admin/use-admin-links.ts";
import { classes } from "#web/ui/classes.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";

export interface Folds {
  readonly folded: readonly string[];
  readonly fold: (group: string, isFolded: boolean) => void;
}

/** The pages of the back office by area: the overview, then groups that fold; that of the current page is open. `without`: shown elsewhere. */
export function NavGroups({ folds, without = [] }: { folds: Folds; without?: readonly AdminLink["key"][] }) {
  const { overview, areas } = useAdminLinks();
  const here = useLinkHere();
  return (
    <>
      <ul>
        <NavLink link={overview} here={here} />
      </ul>
      {areas.map(({ key, links }) => {
        const shown = links.filter((link) => !without.includes(link.key));
        return shown.length > 0 && <Group key={key} {...{ area: key, links: shown, here, folds }} />;
      })}
    </>
  );
}

interface GroupProps {
  area: AdminArea;
  links: readonly AdminLink[];
  here: AdminLink["key"] | undefined;
  folds: Folds;
}

/** The browser's own element, so it folds before scripts arrive; what waits in a folded one stays to be seen. */
function Group({ area, links, here, folds: { folded, fold } }: GroupProps) {
  const { t } = useTranslation("adminNav");
  const waiting = links.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isOpen = !folded.includes(area) || links.some(({ key }) => key === here);
  return (
    <details
      open={isOpen}
      // Opened for the page that is gone to, it says so too.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && fold(area, !open)}
      className="group mt-2"
    >
      <summary className="type-caption flex min-h-11 items-center gap-2 px-2 font-semibold text-muted hover:text-ink focus-visible:-outline-offset-2 desktop:min-h-8">
        <span className="mr-auto">{t(`areas.${area}`)}</span>
        <Count of={waiting} className="group-open:hidden" />
        <SharedIcon name="chevron-down" className="fold-arrow size-4" />
      </summary>
      <ul>
        {links.map((link) => (
          <NavLink key={link.key} link={link} here={here} />
        ))}
      </ul>
    </details>
  );
}

/** A page of the back office and what waits there. */
export function NavLink({ link: { key, to, count }, here }: { link: AdminLink; here: AdminLink["key"] | undefined }) {
  const { t } = useTranslation("adminNav");
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={key === here ? (pathname === to ? "page" : "true") : undefined}
        className={classes(
          "type-caption flex min-h-11 items-center justify-between gap-3 rounded-control px-2 focus-visible:-outline-offset-2 desktop:min-h-8",
          key === here ? "bg-info-tint font-semibold" : "hover:bg-surface",
        )}
      >
        {t(`links.${key}`)}
        <Count of={count ?? 0} />
      </Link>
    </li>
  );
}

function Count({ of, className }: { of: number; className?: string }) {
  const { t } = useTranslation("adminNav");
  if (of === 0) return null;
  return (
    <span className={classes("tnum font-normal text-muted", className)}>
      <span aria-hidden="true">{of}</span>
      <span className="sr-only">{t("waiting", { count: of })}</span>
    </span>
  );
}

/** Which of the links leads to the current page, or to what that one lies below. */
export function useLinkHere(): AdminLink["key"] | undefined {
  const { pathname } = useLocation();
  const { overview, areas } = useAdminLinks();
  return [overview, ...areas.flatMap(({ links }) => links)].findLast(({ to }) => isAt(pathname, to))?.key;
}

/** The page itself or one below it; below the overview lies everything, so it is only itself. */
function isAt(pathname: string, to: string): boolean {
  return pathname === to || (to.split("/").length > 2 && pathname.startsWith(`${to}/`));
}

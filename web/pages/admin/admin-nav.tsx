import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { classes } from "#web/ui/classes.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import { type AdminLink, useAdminLinks } from "./use-admin-links.ts";

/** The pages of the back office by area; on narrow screens a menu that opens, named for the page one is on. */
export function AdminNav() {
  const { t } = useTranslation("adminNav");
  const { pathname } = useLocation();
  const links = useAdminLinks();
  const all = [links.overview, ...links.areas.flatMap((area) => area.links)];
  const here = all.findLast(({ to }) => isAt(pathname, to));
  return (
    <>
      {/* A page that is gone to closes the menu. */}
      <details key={pathname} className="group border-y border-line desktop:hidden">
        <summary className="type-control flex min-h-12 items-center justify-between gap-4">
          <span className="flex flex-wrap gap-x-3 py-2">
            <span className="text-muted">{t("title")}</span>
            {here && <span>{t(`links.${here.key}`)}</span>}
          </span>
          <SharedIcon name="chevron-down" className="fold-arrow" />
        </summary>
        <AdminList {...links} here={here} label={t("menu")} className="pb-5 tablet:columns-2 tablet:gap-x-9" />
      </details>
      <AdminList {...links} here={here} label={t("title")} className="max-desktop:hidden" />
    </>
  );
}

function AdminList({
  label,
  className,
  overview,
  areas,
  here,
}: ReturnType<typeof useAdminLinks> & { label: string; className: string; here: AdminLink | undefined }) {
  const { t } = useTranslation("adminNav");
  return (
    <nav aria-label={label} className={className}>
      <ul>
        <AdminEntry link={overview} isHere={here === overview} />
      </ul>
      {areas.map(({ key, links }) => (
        <section key={key} className="break-inside-avoid">
          <h2 className="type-caption mt-5 mb-1 text-muted">{t(`areas.${key}`)}</h2>
          <ul>
            {links.map((link) => (
              <AdminEntry key={link.key} link={link} isHere={here?.key === link.key} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function AdminEntry({ link: { key, to, count }, isHere }: { link: AdminLink; isHere: boolean }) {
  const { t } = useTranslation("adminNav");
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? (pathname === to ? "page" : "true") : undefined}
        className={classes(
          "type-field relative flex min-h-11 items-center justify-between gap-4 border-b focus-visible:-outline-offset-2 desktop:min-h-10",
          isHere ? "border-secondary font-semibold" : "border-line",
        )}
      >
        {t(`links.${key}`)}
        {count ? (
          <span className="type-small tnum font-normal text-muted">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t("waiting", { count })}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

/** The page itself or one below it; below the overview lies everything, so it is only itself. */
function isAt(pathname: string, to: string): boolean {
  return pathname === to || (to.split("/").length > 2 && pathname.startsWith(`${to}/`));
}

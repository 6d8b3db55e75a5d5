import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { type AdminLink, useAdminLinks } from "#web/pages/admin/use-admin-links.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import { type Folds, NavGroups, NavLink, useLinkHere } from "./nav-groups.tsx";

/** What a moderator needs on the way. */
const first: readonly AdminLink["key"][] = ["inspections", "cases", "runningAdmin"];

/** On narrow screens the links lie below the bar in a menu: what is needed on the way, then all the rest. */
export function PhoneMenu({ folds, children }: { folds: Folds; children: ReactNode }) {
  const { t } = useTranslation("adminNav");
  const { pathname } = useLocation();
  const { areas } = useAdminLinks();
  const here = useLinkHere();
  const links = areas.flatMap((area) => area.links);
  const onTheWay = first.flatMap((key) => links.filter((link) => link.key === key));
  return (
    // A page that is gone to closes the menu.
    <details key={pathname} onKeyDown={closeByEscape} className="group/menu desktop:hidden">
      <summary className="type-control flex min-h-11 items-center gap-2">
        {t("title")}
        <SharedIcon
          name="chevron-down"
          className="line-icon transition-transform duration-150 group-open/menu:rotate-180"
        />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain border-y border-line bg-light px-5 pt-3 pb-6 shadow-lift tablet:px-6">
        <nav aria-label={t("menu")}>
          {onTheWay.length > 0 && (
            <ul className="mb-2 divide-y divide-line border-line border-b text-[1.125rem]">
              {onTheWay.map((link) => (
                <NavLink key={link.key} link={link} here={here} />
              ))}
            </ul>
          )}
          <NavGroups folds={folds} without={first} />
        </nav>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 border-line border-t pt-3">
          {children}
        </div>
      </div>
    </details>
  );
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

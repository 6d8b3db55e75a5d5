import { LogOut } from "lucide-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { showCurrent } from "#web/layout/show-current.ts";
import { inlineScript } from "#web/start/inline-script.ts";
import { NonceContext } from "#web/start/nonce.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";
import { fade, peek, useScrollToCurrent } from "#web/ui/use-scroll-to-current.ts";
import { useAccountLinks } from "./use-account-links.ts";

/**
 * Beside the pages of the account: add a listing, its pages with counts, log out. A scrolling row on narrow screens. The filled
 * button is that of the page, such as the next step of a deal.
 */
export function AccountSidebar({
  ownListingTotal,
  onLogout,
}: {
  ownListingTotal: number | undefined;
  onLogout: () => void;
}) {
  const { t } = useTranslation("layout");
  const nonce = useContext(NonceContext);
  const { pathname } = useLocation();
  const row = useScrollToCurrent<HTMLUListElement>(pathname);
  const [add, ...rest] = useAccountLinks(ownListingTotal);
  return (
    <nav aria-label={t("account.title")} className="desktop:w-68">
      {add && (
        <ButtonLink kind="outline" wide to={add.to} className="max-desktop:w-auto">
          {t("add")}
        </ButtonLink>
      )}
      <ul
        ref={row}
        className="scroll-row -mx-5 mt-4 flex overflow-x-auto border-line px-5 [scrollbar-width:none] max-desktop:gap-6 max-desktop:border-b desktop:mx-0 desktop:mt-6 desktop:flex-col desktop:border-t desktop:px-0"
      >
        {rest.map(({ key, to, count, news, also }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={pathname === to ? "page" : isWithin(pathname, [to, ...(also ?? [])]) ? "true" : undefined}
              className={classes("account-entry", isWithin(pathname, [to, ...(also ?? [])]) && "account-entry-current")}
            >
              {t(`account.${key}`)}
              {news ? (
                <Badge label={t("news.unread", { count: news })}>{news}</Badge>
              ) : (
                typeof count === "number" &&
                news === undefined && <span className="type-small tnum font-normal text-muted">{count}</span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={onLogout}
            className="type-field flex min-h-12 items-center gap-3 whitespace-nowrap text-muted hover:text-ink"
          >
            <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {t("account.logout")}
          </button>
        </li>
      </ul>
      <script nonce={nonce} suppressHydrationWarning>
        {inlineScript(showCurrent, peek, fade)}
      </script>
    </nav>
  );
}

/** One of the pages itself or one below it, such as one deal below all of them. */
function isWithin(pathname: string, pages: readonly string[]): boolean {
  return pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

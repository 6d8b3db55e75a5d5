import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { classes } from "#web/ui/classes.ts";

export const accountStyle = "min-w-11 max-desktop:flex-col max-desktop:justify-center max-desktop:gap-0.5";

/** The account as a link to its overview, in the size of its menu, until the menu has loaded. */
export function AccountLink({ user }: { user: User | null }) {
  const locale = useLocale();
  return (
    <Link
      to={pathTo("accountOverview", locale)}
      className={classes("inline-flex min-h-11 items-center gap-2 rounded-control text-ink", accountStyle)}
    >
      <AccountContent user={user} />
    </Link>
  );
}

/**
 * The user's picture and name; null: they are not known yet, and what is remembered of them shows in their places
 * (`showCached`). A group with a discount has a gold ring around the picture.
 */
export function AccountContent({ user }: { user: User | null }) {
  const { t } = useTranslation("layout");
  return (
    <>
      <Avatar
        picture={user?.avatar_file_name ?? null}
        className={classes(
          "size-9 max-desktop:size-6 max-desktop:text-xs",
          Boolean(user?.group?.discount) && "ring-2 ring-secondary ring-offset-2 ring-offset-light",
        )}
      />
      <span className="type-field max-w-28 truncate max-wide:hidden fullhd:max-w-40">
        {user ? user.username : <span className="kept-name inline-block min-w-20" />}
      </span>
      <span className="text-sm/5 desktop:sr-only">{t("account.title")}</span>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-5 transition-transform duration-150 group-data-popup-open:rotate-180 max-desktop:hidden"
      />
    </>
  );
}

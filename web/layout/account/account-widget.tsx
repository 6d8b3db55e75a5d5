import { User as UserIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { signInFor } from "#web/session/wanted-page.ts";
import { WithScripts } from "#web/ui/with-scripts.tsx";
import { AccountLink } from "./account-link.tsx";

const AccountMenu = laterPart(() => import("./account-menu.tsx"));

export interface AccountWidgetProps {
  user: User | null;
  ownListingTotal?: number | null;
  onLoginClick: () => void;
  onLogout: () => void;
}

/** In the header: a guest's way to log in, a user's menu. */
export function AccountWidget({ user, ownListingTotal, onLoginClick, onLogout }: AccountWidgetProps) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const location = useLocation();
  if (!user) {
    return (
      <a
        href={signInFor(locale, location)}
        onClick={(event) => {
          event.preventDefault();
          onLoginClick();
        }}
        className="type-field inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-control text-ink hover:underline hover:decoration-secondary hover:underline-offset-4 max-desktop:flex-col max-desktop:justify-center max-desktop:gap-0.5 max-desktop:text-sm/5"
      >
        <UserIcon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
        {t("account.login")}
      </a>
    );
  }
  return (
    <WithScripts fallback={<AccountLink user={user} />}>
      <AccountMenu user={user} ownListingTotal={ownListingTotal} onLogout={onLogout} />
    </WithScripts>
  );
}

import { User as UserIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { ForGuest, ForMember, useSessionView } from "#web/session/visitor.tsx";
import { signInFor } from "#web/session/wanted-page.ts";
import { WithScripts } from "#web/ui/with-scripts.tsx";
import { AccountLink } from "./account-link.tsx";

const AccountMenu = laterPart(() => import("./account-menu.tsx"));

interface AccountWidgetProps {
  onLoginClick: () => void;
  onLogout: () => void;
}

/** In the header: a guest's way to log in, a user's menu. */
export function AccountWidget({ onLoginClick, onLogout }: AccountWidgetProps) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const location = useLocation();
  const session = useSessionView();
  return (
    <>
      <ForGuest>
        <a
          href={signInFor(locale, location)}
          onClick={(event) => {
            event.preventDefault();
            onLoginClick();
          }}
          className="header-link"
        >
          <UserIcon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
          {t("account.login")}
        </a>
      </ForGuest>
      <ForMember>
        {session ? (
          <WithScripts fallback={<AccountLink user={session.user} />}>
            <AccountMenu session={session} onLogout={onLogout} />
          </WithScripts>
        ) : (
          <AccountLink user={null} />
        )}
      </ForMember>
    </>
  );
}

import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountSidebar } from "#web/layout/account/account-sidebar.tsx";
import { GuardedPage } from "#web/layout/account/guarded-page.tsx";
import { useSessionActions } from "#web/session/session.ts";

interface AccountLayoutProps {
  /** Instant (ISO 8601) of the server's answer, for countdowns. */
  serverTime: string;
  /** How many listings the visitor has in all, drafts included; where the page does not know, what the header knows. */
  ownListingTotal?: number;
  children: ReactNode;
}

/** Every page of the account: its links on the left (above the page on narrow screens), the page beside them. */
export function AccountLayout({ serverTime, ownListingTotal, children }: AccountLayoutProps) {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const locale = useLocale();
  return (
    <div className="container-page pt-6 desktop:pt-10">
      <GuardedPage>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 desktop:grid-cols-[272px_minmax(0,1fr)] desktop:gap-x-14">
          <AccountSidebar
            ownListingTotal={ownListingTotal}
            onLogout={() => void signOut(() => navigate(pathTo("home", locale)))}
          />
          <div className="min-w-0">
            <ServerClock time={serverTime}>{children}</ServerClock>
          </div>
        </div>
      </GuardedPage>
    </div>
  );
}

import type { ReactNode } from "react";
import { ServerClock } from "#web/format/server-clock.tsx";
import { AccountSidebar } from "#web/layout/account-sidebar.tsx";

/** Every page of the account: its links on the left (above the page on narrow screens), the page beside them. */
export function AccountFrame({ serverTime, children }: { serverTime: string; children: ReactNode }) {
  return (
    <div className="container-page grid gap-y-8 pt-6 desktop:grid-cols-[272px_minmax(0,1fr)] desktop:gap-x-14 desktop:pt-10">
      <AccountSidebar />
      <div className="min-w-0">
        <ServerClock time={serverTime}>{children}</ServerClock>
      </div>
    </div>
  );
}

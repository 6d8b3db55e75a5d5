import type { ReactNode } from "react";
import { ServerClock } from "#web/format/server-clock.tsx";
import { GuardedPage } from "#web/layout/account/guarded-page.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { Palette } from "./palette/palette.tsx";

/** Every page of the back office: its links on the left (in a menu above the page on narrow screens), the page beside them. */
export function AdminLayout({
  serverTime,
  children,
}: {
  /** Instant (ISO 8601) of the server's answer, for countdowns. */
  serverTime: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page pt-6 desktop:pt-10">
      <GuardedPage>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6 desktop:grid-cols-[232px_minmax(0,1fr)] desktop:gap-x-14">
          <div className="grid content-start gap-4">
            <Palette />
            <AdminNav />
          </div>
          <div className="min-w-0">
            <ServerClock time={serverTime}>{children}</ServerClock>
          </div>
        </div>
      </GuardedPage>
    </div>
  );
}

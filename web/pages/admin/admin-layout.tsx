import type { ReactNode } from "react";
import { ServerClock } from "#web/format/server-clock.tsx";

/** A page within the back office, whose frame is `back-office.tsx`: full width, by the server's clock. */
export function AdminLayout({
  serverTime,
  children,
}: {
  /** Instant (ISO 8601) of the server's answer, for countdowns. */
  serverTime: string;
  children: ReactNode;
}) {
  return <ServerClock time={serverTime}>{children}</ServerClock>;
}

import { useCallback } from "react";
import { useServerClock } from "#web/format/server-clock.tsx";
import { timeLeft, timeLeftLabel } from "#web/format/time-left.ts";

/** The time left until `endsAt` on the server's clock (see `ServerClock`); `ended` once there is none left. */
export function Countdown({
  endsAt,
  detail = "card",
  ended,
  className,
}: {
  endsAt: string;
  detail?: "card" | "block";
  ended: string;
  className?: string;
}) {
  const read = useCallback(
    (nowMs: number) => {
      const left = timeLeft(Date.parse(endsAt), nowMs);
      return left.ended ? ended : timeLeftLabel(left, detail);
    },
    [endsAt, detail, ended],
  );
  return (
    // Without a `ServerClock` above, the server may have rendered another second than the browser.
    <time dateTime={endsAt} className={className} suppressHydrationWarning>
      {useServerClock(read)}
    </time>
  );
}

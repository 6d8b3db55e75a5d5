import { useTranslation } from "react-i18next";
import { useServerClock } from "#web/format/server-clock.tsx";
import { timeLeft, timeLeftLabel } from "#web/format/time-left.ts";

/** `zbývá 1 d 1 h`, in red under two hours, `skončilo` after that. */
export function LotTimeLeft({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation("listing");
  // One reading of the clock for both: a list has many.
  const [label = "", urgent] = useServerClock((nowMs) => {
    const left = timeLeft(Date.parse(endsAt), nowMs);
    return `${left.ended ? "" : timeLeftLabel(left, "card")}|${left.urgent ? "urgent" : ""}`;
  }).split("|");
  return (
    // Without a `ServerClock` above, the server may have rendered another second than the browser.
    <time dateTime={endsAt} suppressHydrationWarning className={urgent ? "tnum font-semibold text-danger" : "tnum"}>
      {label === "" ? t("time.ended") : t("time.left", { time: label })}
    </time>
  );
}

import { useTranslation } from "react-i18next";
import { useServerClock } from "#web/format/server-clock.tsx";
import { timeLeft } from "#web/format/time-left.ts";
import { Countdown } from "#web/ui/countdown.tsx";

/** `zbývá 1 d 1 h`, in red under two hours, `skončilo` after that. */
export function LotTimeLeft({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation("listing");
  const state = useServerClock((nowMs) => {
    const left = timeLeft(Date.parse(endsAt), nowMs);
    return left.ended ? "ended" : left.urgent ? "urgent" : "calm";
  });
  if (state === "ended") return <span>{t("time.ended")}</span>;
  return (
    <span suppressHydrationWarning className={state === "urgent" ? "font-semibold text-danger" : undefined}>
      {/* Czech says "zbývá 2 h", English "2 h left". */}
      {t("time.before")}{" "}
      <Countdown endsAt={endsAt} ended={t("time.ended")} className="tnum whitespace-nowrap" />{" "}
      {t("time.after")}
    </span>
  );
}

import {
  ArrowUp,
  Check,
  Clock,
  History,
  KeyRound,
  Lock,
  type LucideIcon,
  MailCheck,
  ShieldCheck,
  TriangleAlert,
  Trophy,
  User,
  WifiOff,
} from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";
import { type BandTone, type Situation, toneOf } from "./situation.ts";

export const bandTones: Record<BandTone, string> = {
  info: "bg-info-tint text-ink",
  success: "bg-success-tint text-success-text",
  warning: "bg-secondary-tint text-secondary-ink",
  danger: "bg-danger-tint text-danger-text",
};

const icons: Partial<Record<Situation, LucideIcon>> = {
  connection_lost: WifiOff,
  won: Trophy,
  guest: User,
  own_listing: KeyRound,
  suspended: TriangleAlert,
  frozen: Lock,
  email: MailCheck,
  age: ShieldCheck,
  account: ShieldCheck,
  leading: Check,
  sold_own: Check,
  leading_below_reserve: Lock,
  outbid: ArrowUp,
  extended: History,
};

/** The band at the top of the block: where one stands, in one bold sentence and one plain. On paper nobody can log in. */
export function StateBand({ situation, ...words }: { situation: Situation; title: string; text: ReactNode }) {
  const onScreen = situation === "guest" && "screen-only";
  return <Band {...words} tone={toneOf(situation)} Icon={situationIcon(situation)} className={onScreen} />;
}

/** The same band for listings that take no bids. */
export function Band({
  tone,
  Icon,
  title,
  text,
  className,
}: {
  tone: BandTone;
  Icon: LucideIcon;
  title: string;
  text: ReactNode;
  className?: string | false;
}) {
  return (
    <div
      className={classes(
        "flex items-start gap-4 rounded-t-block px-4.5 py-4.5 tablet:px-6 tablet:py-5",
        bandTones[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-5.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-lg/7 font-semibold">{title}</p>
        {text && <p className="type-small">{text}</p>}
      </div>
    </div>
  );
}

/** The icon of a situation, for places with less room. */
export function situationIcon(situation: Situation): LucideIcon {
  return icons[situation] ?? Clock;
}

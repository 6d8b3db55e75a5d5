import { type RefObject, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { typography } from "#web/format/typography.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { BottomBar, useInView } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { canBid, type Situation, toneOf } from "./situation.ts";
import { situationIcon } from "./state-band.tsx";
import { WithPremium } from "./with-premium.tsx";

const BidAnswer = laterPart(() => import("./bid-answer.tsx"));

interface PhoneBarProps {
  name: string;
  lot: LotState;
  premium: ListingDetail["buyerPremium"];
  situation: Situation;
  /** What the button leads to; the bar hides while it is in view. */
  actions: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onLoginClick: () => void;
  onRetryConnection: (() => void) | undefined;
  /** How the own bid came out, until it is read; null: there is nothing to read. */
  answer: { title: string; text: string; onRead: () => void } | null;
}

const tones = {
  info: "text-ink",
  success: "text-success-text",
  warning: "text-secondary-text",
  danger: "text-danger-text",
};

/**
 * The block in one line at the bottom of a narrow screen, as long as the block's own button is out of view, and the answer to
 * an own bid, which stands where the thumb has just pressed.
 */
export function PhoneBar(props: PhoneBarProps) {
  const { name, lot, premium, situation, actions, input, answer } = props;
  const { t } = useTranslation("bids");
  const hidden = useInView(actions);
  const isLost = situation === "connection_lost";
  const useful = (canBid(situation) && lot.nextMinimum !== null) || situation === "guest" || isLost;
  if (!answer && (!useful || lot.price === null)) return null;
  const Icon = situationIcon(situation);
  const bid = () => {
    actions.current?.scrollIntoView({ block: "center" });
    input.current?.focus({ preventScroll: true });
  };
  return (
    <BottomBar hidden={hidden && !answer}>
      <Suspense>{answer && <BidAnswer situation={situation} {...answer} />}</Suspense>
      <div
        hidden={Boolean(answer) && (hidden || !useful)}
        className="container-page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2"
      >
        <p className="type-min col-span-2 flex justify-between gap-x-4 text-muted">
          <span dir="auto" className="truncate">
            {typography(name)}
          </span>
          {lot.endsAt && !isLost && (
            <span className="shrink-0">
              <LotTimeLeft endsAt={lot.endsAt} />
            </span>
          )}
        </p>
        <div className="min-w-0">
          {!answer && (
            <p className={classes("type-min flex items-start gap-2 font-semibold", tones[toneOf(situation)])}>
              <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
              <span>{t(`bar.state.${situation}`)}</span>
            </p>
          )}
          <p className={classes("tnum text-[1.3125rem]/6.5 font-semibold", isLost && "text-muted")}>
            {lot.price !== null && formatCzk(lot.price)}
          </p>
          <WithPremium premium={premium} price={lot.price} className="type-min" />
        </div>
        <BarButton {...props} onBid={bid} />
      </div>
    </BottomBar>
  );
}

/** The one step there is: bidding, signing in before it, or another try to reach the server. */
function BarButton({ lot, situation, onBid, onLoginClick, onRetryConnection }: PhoneBarProps & { onBid: () => void }) {
  const { t } = useTranslation("bids");
  const size = { size: "large", className: "shrink-0 max-tablet:px-4" } as const;
  if (situation === "connection_lost") {
    return onRetryConnection ? (
      <Button kind="outline" {...size} onClick={onRetryConnection}>
        {t("action.retry")}
      </Button>
    ) : null;
  }
  const isGuest = situation === "guest";
  return (
    <Button {...size} onClick={isGuest ? onLoginClick : onBid}>
      {isGuest ? t("bar.login") : t(lot.viewer?.isLeader ? "bar.raise" : "bar.bid")}
    </Button>
  );
}

import { Ban } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { OwnCard } from "./own-card.ts";

/** What is done seldom, by icons that stay together; on a phone they say in a word what they do. */
export function FurtherActions({ card, onCancel }: { card: OwnCard; onCancel: (card: OwnCard) => void }) {
  const { t } = useTranslation("afterSale");
  const isSupply = card.type === "supply";
  const canBeCancelled = (card.status === "live" || card.status === "scheduled") && card.bidCount === 0;
  if (!isSupply && !canBeCancelled) return null;
  return (
    <span className="flex max-tablet:w-full max-tablet:*:flex-1">
      {isSupply && <CopyButton card={card} pictures="without" />}
      {isSupply && <CopyButton card={card} pictures="with" />}
      {canBeCancelled && (
        <IconButton
          label={t("cancel.label", { name: card.name })}
          word={t("cancel.action")}
          onClick={() => onCancel(card)}
        >
          <Ban aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
      )}
    </span>
  );
}

import "#web/i18n/areas/item.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Situation, toneOf } from "./situation.ts";
import { bandTones, situationIcon } from "./state-band.tsx";

interface BidAnswerProps {
  /** It goes on changing: whoever leads may be outbid before they have read that they lead. */
  situation: Situation;
  title: string;
  text: string;
  onRead: () => void;
}

/** How an own bid came out, in the words of the block's band; it stays until somebody puts it away. */
export default function BidAnswer({ situation, title, text, onRead }: BidAnswerProps) {
  const { t } = useTranslation("bids");
  const Icon = situationIcon(situation);
  return (
    <section aria-label={t("answer.label")} className={bandTones[toneOf(situation)]}>
      <div className="container-page flex items-start gap-3 py-3">
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-5.5 shrink-0" />
        <div className="min-w-0 grow">
          <p className="text-lg/7 font-semibold">{title}</p>
          {text && <p className="type-small">{text}</p>}
        </div>
        <IconButton label={t("answer.read")} onClick={onRead} className="-my-2 -mr-2.5 text-inherit">
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}

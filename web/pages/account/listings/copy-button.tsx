import { Copy, Images } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import type { OwnCard } from "./own-card.ts";

/** What the buttons of a list share (`SharedIcons`). */
export const copyIcons = { copy: Copy, images: Images };

const words = {
  without: { label: "copy", word: "copyWord", done: "copied", icon: "copy" },
  with: { label: "copyWithPictures", word: "copyWithPicturesWord", done: "copiedWithPictures", icon: "images" },
} as const;

interface CopyButtonProps {
  card: OwnCard;
  pictures: "with" | "without";
}

/** Starts a draft of a similar listing, with or without its pictures, and leads to it. */
export function CopyButton({ card: { id, name }, pictures }: CopyButtonProps) {
  const { t } = useTranslation(["account", "forms", "common"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    let draftId: number | null = null;
    const work = browserApi.ownListings.copy({ params: { id }, query: { pictures } }).then(({ data }) => {
      draftId = data.id;
    });
    const refused = await failureOf(work, t);
    setBusy(false);
    if (refused !== null) return notify({ kind: "error", text: refused });
    notify({ kind: "success", text: t(`account:own.${words[pictures].done}`) });
    if (draftId !== null) await navigate(pathTo("editListing", locale, { id: draftId }));
  };
  return (
    <IconButton
      label={t(`account:own.${words[pictures].label}`, { name })}
      word={t(`account:own.${words[pictures].word}`)}
      disabled={busy}
      onClick={() => void copy()}
    >
      <SharedIcon name={words[pictures].icon} className="line-icon" />
    </IconButton>
  );
}

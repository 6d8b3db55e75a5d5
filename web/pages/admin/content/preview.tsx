import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { RichText } from "#web/features/content/rich-text.tsx";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The text as its page would show it, before it is stored. */
export function Preview({
  lang,
  read,
}: {
  lang: Locale;
  /** What the form says now. */
  read: () => { title: string; lead: string; body: string };
}) {
  const { t } = useTranslation("contentAdmin");
  const { busy, press } = usePageAction();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<{ title: string; lead: string; html: string } | null>(null);
  const look = async () => {
    const { title, lead, body } = read();
    const { data } = await browserApi.contentAdmin.preview({ body: { body, lang } });
    setShown({ title, lead, html: data.html });
    setOpen(true);
  };
  return (
    <>
      <Button kind="outline" busy={busy} onClick={() => press(look)}>
        {t(`preview.${lang}`)}
      </Button>
      <Dialog
        width="wide"
        open={isOpen}
        onOpenChange={setOpen}
        title={shown?.title || t("preview.noTitle")}
        description={shown?.lead}
      >
        {shown && (
          <div lang={lang}>
            <RichText html={shown.html} />
          </div>
        )}
      </Dialog>
    </>
  );
}

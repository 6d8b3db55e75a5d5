import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";
import { type Locale, locales } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The mail in both languages, as it would be sent. */
export function Previews({ read }: { read: () => IssueBody }) {
  return locales.map((lang) => <Preview key={lang} lang={lang} read={read} />);
}

/** The mail in one language, before it is stored; from there it goes to the writer's own mailbox for a try. */
function Preview({ lang, read }: { lang: Locale; read: () => IssueBody }) {
  const { t } = useTranslation(["newsletterAdmin", "forms", "common"]);
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [mail, setMail] = useState<{ subject: string; html: string } | null>(null);
  const act = async (step: () => Promise<void>) => {
    setBusy(true);
    const failure = await failureOf(step(), t);
    setBusy(false);
    if (failure !== null) notify({ kind: "error", text: failure });
  };
  const look = async () => {
    const { data } = await browserApi.newsletterAdmin.preview({ body: { ...read(), lang } });
    setMail(data);
    setOpen(true);
  };
  const trySelf = async () => {
    const { data } = await browserApi.newsletterAdmin.test({ body: { ...read(), lang } });
    notify({ kind: "success", text: t("preview.sent", { email: data.email }) });
  };
  return (
    <>
      <Button kind="outline" busy={busy} onClick={() => void act(look)}>
        {t(`preview.${lang}`)}
      </Button>
      <Dialog
        width="wide"
        open={isOpen}
        onOpenChange={setOpen}
        title={mail?.subject}
        description={t("preview.lead")}
        actions={
          <Button busy={busy} onClick={() => void act(trySelf)}>
            {t("preview.test")}
          </Button>
        }
      >
        {mail && (
          <iframe
            sandbox=""
            title={t("preview.title")}
            lang={lang}
            srcDoc={mail.html}
            className="h-[60vh] w-full rounded-block border border-line bg-[white]"
          />
        )}
      </Dialog>
    </>
  );
}

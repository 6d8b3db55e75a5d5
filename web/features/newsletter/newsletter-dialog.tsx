import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { recaptchaToken } from "#web/features/accounts/recaptcha-token.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { CategoryChoice } from "./category-choice.tsx";

interface NewsletterDialogProps {
  email: string;
  /** The e-mail is that of the signed-in visitor: what was chosen before is loaded, and saved as preferences. */
  isOwn: boolean;
  recaptchaKey: string | null;
  onClose: () => void;
  /** Saved: as preferences at once, else once the mail's link has been followed. */
  onSaved: () => void;
}

/** What newsletters are to be about, chosen before an e-mail is saved (rule NL7). */
export default function NewsletterDialog({ email, isOwn, recaptchaKey, onClose, onSaved }: NewsletterDialogProps) {
  const { t } = useTranslation("newsletter");
  const { categories, chosen, setChosen } = useChoice(isOwn);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const selectedCategories = [...chosen];
    try {
      if (isOwn) await browserApi.subscribers.preferences({ body: { selectedCategories } });
      else {
        const recaptcha = await recaptchaToken(recaptchaKey, "newsletter");
        await browserApi.subscribers.save({ body: { email, selectedCategories, recaptcha } });
      }
      notify({ kind: "success", text: t(isOwn ? "preferencesSaved" : "saved") });
      onSaved();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.body.code === "already_exists";
      notify({ kind: "error", text: t(isOwn ? "preferencesFailed" : isTaken ? "exists" : "failed") });
      if (!isTaken && !isOwn) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogWindow
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("dialog.title")}
      description={t("dialog.lead", { email })}
      width="full"
      actions={
        <>
          <Button busy={busy} onClick={() => void save()}>
            {t("dialog.save")}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
        </>
      }
    >
      {categories === "failed" ? (
        <FormError>{t("dialog.noCategories")}</FormError>
      ) : categories === "loading" ? (
        <div className="grid min-h-[60dvh] place-items-center">
          <Spinner />
        </div>
      ) : (
        <CategoryChoice
          legend={t("dialog.title")}
          categories={categories}
          chosen={chosen}
          onChange={setChosen}
          columns={6}
        />
      )}
    </DialogWindow>
  );
}

/** The categories to choose from; and what was chosen before, whose failure to load is silent. */
function useChoice(isOwn: boolean) {
  const locale = useLocale();
  const [categories, setCategories] = useState<NewsletterCategory[] | "loading" | "failed">("loading");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const { signal, abort } = withAbort();
    const before = isOwn
      ? browserApi.subscribers.get({ signal }).then(
          ({ selectedCategories }) => selectedCategories,
          () => [],
        )
      : Promise.resolve([]);
    Promise.all([browserApi.subscribers.categories({ params: { locale }, signal }), before]).then(
      ([{ data }, selected]) => {
        if (signal.aborted) return;
        setCategories(data);
        setChosen(new Set(selected));
      },
      () => signal.aborted || setCategories("failed"),
    );
    return abort;
  }, [isOwn, locale]);
  return { categories, chosen, setChosen };
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

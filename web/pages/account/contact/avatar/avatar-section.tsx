import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { announceChange } from "#web/session/just-changed.ts";
import { refreshSession } from "#web/session/session-store.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { CropDialog } from "./crop-dialog.tsx";

/** The picture beside one's name: chosen from a file and cut to a circle, or taken away again. */
export function AvatarSection({ picture: loaded }: { picture: string | null }) {
  const { t } = useTranslation("contact");
  const [picture, setPicture] = useState(loaded);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { busy, press } = usePageAction();
  const show = async (next: string | null, text: string) => {
    setPicture(next);
    notify({ kind: "success", text });
    announceChange();
    await refreshSession();
  };
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = "";
    if (!file) return;
    setProblem(null);
    try {
      (await createImageBitmap(file)).close();
      setChosen(file);
    } catch {
      setProblem(t("avatar.unreadable"));
    }
  };
  return (
    <section aria-labelledby="avatar" className="mt-14 max-w-180">
      <h2 id="avatar" className="type-h3">
        {t("avatar.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("avatar.note")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar picture={picture} className="size-20" iconStyle="size-9" />
        <Button kind="outline" onClick={() => input.current?.click()}>
          {t(picture ? "avatar.change" : "avatar.choose")}
        </Button>
        {picture && (
          <Button
            kind="quiet"
            busy={busy}
            onClick={() =>
              press(async () => {
                await browserApi.avatars.remove({});
                await show(null, t("avatar.removed"));
              })
            }
          >
            {t("avatar.remove")}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t("avatar.choose")}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
      <AlertNote className="mt-3">{problem}</AlertNote>
      {chosen && (
        <CropDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onSaved={(next) => {
            setChosen(null);
            void show(next, t("avatar.saved"));
          }}
        />
      )}
    </section>
  );
}

import { Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { laterPart } from "#web/loading/later-part.ts";
import { closeModal, modal, modalWords } from "./open-modal.ts";

const DialogWindow = laterPart(() => import("./dialog-window.tsx"));

/**
 * FR5: The global modal shows title and text; of any other type it says that it does not know it.
 *
 * The one modal that any part of a page may open by `openModal`; once per page. Its code loads when it first opens.
 */
export function GlobalModal() {
  const { t } = useTranslation("ui");
  const content = useSyncExternalStore(modal.watch, modal.read, modal.readOnServer);
  if (!content) return null;
  const { title, text } = modalWords(content, t);
  return (
    <Suspense>
      <DialogWindow open onOpenChange={(open) => !open && closeModal()} title={title} width="narrow">
        <p className="type-body">{text}</p>
      </DialogWindow>
    </Suspense>
  );
}

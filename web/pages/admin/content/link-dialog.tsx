import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "#web/ui/fields/input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** A path of the site, a place on the page, or a whole address. */
const target = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/;

/** Asks where the chosen words lead; nothing written takes the link away. */
export function LinkDialog({ editor, open, onClose }: { editor: Editor; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("contentAdmin");
  const [href, setHref] = useState("");
  const [isTried, setTried] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTried(false);
    if (open) setHref(String(editor.getAttributes("link").href ?? ""));
  }
  const fault = href.trim() !== "" && !target.test(href.trim()) ? t("editor.notLink") : null;
  const apply = async () => {
    setTried(true);
    if (fault) return "";
    const chain = editor.chain().focus().extendMarkRange("link");
    if (href.trim() === "") chain.unsetLink().run();
    else chain.setLink({ href: href.trim() }).run();
    return null;
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("editor.linkTitle")}
      text={t("editor.linkText")}
      confirm={t("editor.linkConfirm")}
      keep={t("editor.linkKeep")}
      confirmKind="primary"
      onConfirm={apply}
      onClose={onClose}
    >
      <Input
        label={t("editor.href")}
        value={href}
        error={isTried ? fault : null}
        autoComplete="off"
        maxLength={500}
        onChange={(event) => setHref(event.target.value)}
      />
    </ConfirmDialog>
  );
}

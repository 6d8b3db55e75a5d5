import { useTranslation } from "react-i18next";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";
import { type LogIn, LoginWidget } from "./login-widget.tsx";

/** The log-in widget as a dialog over the page, so that the visitor stays where they are. */
export default function LoginDialog({
  open,
  onOpenChange,
  onLogin,
  onDone,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLogin: LogIn;
  onDone: () => void;
}) {
  const { t } = useTranslation("layout");
  return (
    <DialogWindow open={open} onOpenChange={onOpenChange} title={t("login.title")} width="narrow">
      <LoginWidget onLogin={onLogin} onDone={onDone} onNavigate={() => onOpenChange(false)} />
    </DialogWindow>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

/** Says where a letter went and what to do when it does not come. Takes the focus, as it stands where the form stood. */
export function MailSent({
  text,
  again,
  onAgain,
  children,
}: {
  text: string;
  again?: string;
  onAgain?: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation("auth");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <p className="type-body [overflow-wrap:anywhere]">{text}</p>
      <p className="type-small mt-6 border-t border-line pt-5 text-muted">{t("mail.spam")}</p>
      {onAgain && (
        <p className="mt-3">
          <Button kind="quiet" onClick={onAgain}>
            {again}
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}

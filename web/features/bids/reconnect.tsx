import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

/** While the connection is lost: why nothing can be sent, and a way to try at once. */
export function Reconnect({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useTranslation("bids");
  return (
    <>
      {onRetry && (
        <Button kind="outline" wide onClick={onRetry}>
          {t("action.retry")}
        </Button>
      )}
      <p className="type-caption mt-1 text-muted">{t("note.connection_lost")}</p>
    </>
  );
}

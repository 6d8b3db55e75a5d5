import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

/** The button that asks before a bid is withdrawn. */
export function RetractLink({ short = false, onClick }: { short?: boolean | undefined; onClick: () => void }) {
  const { t } = useTranslation("receipt");
  return (
    <Button
      kind="quiet"
      className={classes("text-left", short && "type-small")}
      aria-label={t("retract")}
      onClick={onClick}
    >
      {t(short ? "retractShort" : "retract")}
    </Button>
  );
}

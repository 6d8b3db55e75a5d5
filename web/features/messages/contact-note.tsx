import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ContactKind } from "#contract/messages/contact-details.ts";
import { classes } from "#web/ui/classes.ts";

/** Says quietly what contact details a text has, and why that matters before there is a deal. */
export function ContactNote({
  kinds,
  to,
  className,
}: {
  kinds: readonly ContactKind[];
  to: "sender" | "receiver";
  className?: string;
}) {
  const { t } = useTranslation("messages");
  const found = kinds.map((kind) => t(`contacts.kind.${kind}`)).join(", ");
  return (
    <p className={classes("type-caption flex items-start gap-2 text-muted", className)}>
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
      <span>{t(`contacts.${to}`, { found })}</span>
    </p>
  );
}

import { useTranslation } from "react-i18next";
import type { Cart } from "#contract/carts/carts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** Says that prices have changed since the buyer saw them, until the buyer has seen it (rule CA3). */
export function PriceNews({ cart, busy, onSeen }: { cart: Cart; busy: boolean; onSeen: () => void }) {
  const { t } = useTranslation("carts");
  const count = cart.lines.filter(({ seenPrice }) => seenPrice !== null).length;
  if (count === 0) return null;
  return (
    <Notice
      live
      tone="warning"
      className="mb-5"
      title={t("prices.title", { count })}
      action={
        <Button kind="outline" size="small" busy={busy} onClick={onSeen} className="needs-script">
          {t("prices.seen")}
        </Button>
      }
    >
      {t("prices.text")}
    </Notice>
  );
}

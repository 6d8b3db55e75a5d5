import { ShoppingBag } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useCartCount } from "#web/features/carts/cart-count.ts";
import { guestCart } from "#web/features/carts/guest-cart.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useVisitor } from "#web/session/visitor.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** The cart with the number of pieces in it. What was put in before a log-in is moved into the account's cart. */
export function CartLink() {
  const { t } = useTranslation("layout");
  const count = useCartCount();
  const { kind, isSure } = useVisitor();
  const isMember = kind === "member" && isSure;
  useEffect(() => {
    if (!isMember || !guestCart()) return;
    import("#web/features/carts/call-cart.ts")
      .then(({ mergeGuestCart }) => mergeGuestCart())
      // The next page tries again, and so does the cart itself.
      .catch((error: unknown) => console.warn("a guest's cart was not moved", error));
  }, [isMember]);
  return (
    <Link
      to={pathTo("cart", useLocale())}
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-ink max-desktop:flex-col max-desktop:gap-0.5"
    >
      <ShoppingBag aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      <span className="text-sm/5 desktop:type-field desktop:max-fullhd:sr-only">{t("cart.link")}</span>
      {count > 0 && (
        <Badge label={t("cart.pieces", { count })} className="absolute -top-0.5 right-0 desktop:top-0.5 fullhd:static">
          {count > 99 ? "99+" : count}
        </Badge>
      )}
    </Link>
  );
}

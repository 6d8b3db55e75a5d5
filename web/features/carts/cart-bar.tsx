import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BottomBar, useInView } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

interface CartBarProps {
  name: string;
  /** As it is shown. */
  price: string;
  /** Id of the form that its button sends. */
  form: string;
  /** What it stands in for; it hides while that is in view. */
  actions: RefObject<HTMLElement | null>;
  busy: boolean;
  failure: string | null;
  inCart: number | null;
}

/** What a product is and costs, and the way into the cart, while the block's own is out of view on a narrow screen. */
export function CartBar({ name, price, form, actions, busy, failure, inCart }: CartBarProps) {
  const { t } = useTranslation("carts");
  const locale = useLocale();
  const hidden = useInView(actions);
  const said = inCart === null ? typography(name) : t("add.done", { count: inCart });
  const size = { size: "large", className: "shrink-0 max-tablet:px-4" } as const;
  return (
    <BottomBar hidden={hidden}>
      <div className="container-page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
        <div className="min-w-0">
          {failure ? (
            <p className="type-min text-danger">{failure}</p>
          ) : (
            <p dir="auto" className="type-min truncate text-muted">
              {said}
            </p>
          )}
          <p className="tnum text-[1.3125rem]/6.5 font-semibold">{price}</p>
        </div>
        {inCart === null ? (
          <Button type="submit" form={form} busy={busy} {...size}>
            {t("add.submit")}
          </Button>
        ) : (
          <ButtonLink to={pathTo("cart", locale)} {...size}>
            {t("add.toCart")}
          </ButtonLink>
        )}
      </div>
    </BottomBar>
  );
}

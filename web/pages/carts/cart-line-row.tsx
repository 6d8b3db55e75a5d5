import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/carts/carts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { CartActions } from "#web/features/carts/use-cart.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { WithScripts } from "#web/ui/with-scripts.tsx";
import { ItemName } from "./item-name.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

/** One product: picture, name, how it stands in stock, pieces, price, and a way out of the cart. */
export function CartLineRow({ line, actions }: { line: CartLine; actions: CartActions }) {
  const { t } = useTranslation("carts");
  const locale = useLocale();
  const { id, slug, name, state } = line;
  const canBeHad = state !== "gone" && state !== "sold_out";
  return (
    <li
      className={classes(
        "grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 tablet:grid-cols-[5.5rem_1fr_auto_7.5rem_auto] tablet:items-center tablet:gap-x-6",
        actions.busy && "opacity-80",
      )}
    >
      <div className="max-tablet:row-span-2">
        <ListingPicture picture={line.picture} alt="" sizes="88px" className={canBeHad ? "" : "grayscale"} />
      </div>
      <div className="min-w-0">
        <ItemName id={id} slug={slug} name={name} />
        <p className={classes("type-small mt-1", stateTone[state])}>{t(`state.${state}`, { count: line.pieces })}</p>
        <UnitPrice line={line} />
      </div>
      {/* On a phone a great price goes below the number of pieces. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2 tablet:contents">
        <div>
          {canBeHad && (
            <WithScripts
              fallback={<p className="type-field flex h-11 items-center">{t("pieces", { count: line.quantity })}</p>}
            >
              <QuantityStepper line={line} actions={actions} />
            </WithScripts>
          )}
        </div>
        <p className="type-control tnum ml-auto text-right whitespace-nowrap">
          {canBeHad ? formatCzk(line.total) : "–"}
          {line.discount > 0 && (
            <span className="type-caption block text-muted">{t("discount", { amount: formatCzk(line.discount) })}</span>
          )}
        </p>
      </div>
      <form
        method="post"
        action={pathTo("cart", locale)}
        className="-mt-2.5 justify-self-end max-tablet:col-start-3 max-tablet:row-start-1 tablet:mt-0"
      >
        <input type="hidden" name="product" value={id} />
        <input type="hidden" name="quantity" value="0" />
        <IconButton
          type="submit"
          label={t("remove", { name })}
          onClick={(event) => {
            event.preventDefault();
            void actions.remove(id);
          }}
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </IconButton>
      </form>
    </li>
  );
}

const stateTone = {
  in_stock: "text-success-text",
  back_order: "text-muted",
  too_many: "text-danger-text",
  sold_out: "text-danger-text",
  gone: "text-danger-text",
} as const;

function UnitPrice({ line }: { line: CartLine }) {
  const { t } = useTranslation("carts");
  return (
    <p className="type-small tnum mt-1 text-muted">
      {line.seenPrice !== null && (
        <>
          <s>{formatCzk(line.seenPrice)}</s>{" "}
        </>
      )}
      {t("perPiece", { price: formatCzk(line.unitPrice) })}
    </p>
  );
}

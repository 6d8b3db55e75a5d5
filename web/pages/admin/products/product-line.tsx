import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { lowStock } from "#contract/products/product-states.ts";
import type { ProductRow } from "#contract/products/products.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { PickBox } from "#web/pages/admin/list/bulk/pick-box.tsx";
import type { Bulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { FactLine } from "#web/ui/fact-line.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** A product in its list: what it is, what it costs, how much there is; it is shown or hidden from here, and back again. */
export function ProductLine({ product, bulk }: { product: ProductRow; bulk: Bulk<ProductRow> }) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
  const { id, name, sku, picture, currentPrice, isReduced, isShown, pieces } = product;
  const { busy, show } = useShowing(product);
  return (
    <li className="grid grid-cols-[auto_3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3.5 tablet:grid-cols-[auto_3.25rem_minmax(0,1fr)_8.5rem_8rem] tablet:gap-x-4">
      <PickBox bulk={bulk} row={product} isBare />
      <ListingPicture picture={picture} alt="" sizes="52px" className="w-13" />
      <div className="min-w-0 max-tablet:col-span-2">
        <Link
          to={pathTo("editProduct", locale, { id })}
          className="type-control inline-block py-1 [overflow-wrap:anywhere] hover:underline"
        >
          {typography(name)}
        </Link>
        <FactLine
          className="type-small text-muted"
          facts={[
            {
              key: "price",
              shown: <strong className="tnum font-normal text-ink">{formatCzk(currentPrice)}</strong>,
            },
            ...(isReduced ? [{ key: "reduced", shown: t("line.reduced") }] : []),
            { key: "sku", shown: sku },
            ...(isShown ? [] : [{ key: "hidden", shown: t("line.hidden") }]),
          ]}
        />
      </div>
      <p
        className={classes(
          "type-small tnum max-tablet:col-start-3",
          pieces === 0 ? "text-danger-text" : pieces <= lowStock && "text-secondary-ink",
        )}
      >
        {pieces === 0 ? t("line.none") : t(pieces <= lowStock ? "line.low" : "line.pieces", { count: pieces })}
      </p>
      <Button
        size="small"
        kind="outline"
        busy={busy}
        aria-label={t(isShown ? "line.hideIt" : "line.showIt", { name })}
        onClick={() => show(!isShown)}
      >
        {t(isShown ? "line.hide" : "line.show")}
      </Button>
    </li>
  );
}

/** Shows or hides it at once; the note that says so takes it back. */
function useShowing({ id, name }: ProductRow) {
  const { t } = useTranslation("productAdmin");
  const { busy, run } = usePageAction();
  const show = async (isShown: boolean, isUndone = false) => {
    const failure = await run(() => browserApi.products.show({ params: { id }, body: { isShown } }));
    if (failure !== null) return notify({ kind: "error", text: failure });
    notify({
      kind: "success",
      id: `product-${id}`,
      text: t(isShown ? "line.isShown" : "line.isHidden", { name }),
      ...(!isUndone && { action: { label: t("line.undo"), onPress: () => void show(!isShown, true) } }),
    });
  };
  return { busy, show: (isShown: boolean) => void show(isShown) };
}

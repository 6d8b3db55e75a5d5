import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { lowStock } from "#contract/products/product-states.ts";
import type { ProductRow } from "#contract/products/products.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { BesideLink } from "#web/pages/admin/list/beside-link.tsx";
import { PickBox } from "#web/pages/admin/list/bulk/pick-box.tsx";
import type { Bulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import type { CellsOf } from "#web/pages/admin/list/list-of.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { productList } from "./product-list.ts";

/** A product in its list: what it is, what it costs, how much there is; it is shown or hidden from here, and back again. */
export const productCells = (locale: Locale, bulk: Bulk<ProductRow>): CellsOf<typeof productList, ProductRow> => ({
  pick: (product) => <PickBox bulk={bulk} row={product} isBare />,
  picture: ({ picture }) => <ListingPicture picture={picture} alt="" sizes="44px" className="w-11" />,
  name: ({ id, name }) => (
    <BesideLink id={id} to={pathTo("editProduct", locale, { id })}>
      {typography(name)}
    </BesideLink>
  ),
  sku: ({ sku }) => sku,
  state: (product) => <State product={product} />,
  price: ({ currentPrice }) => formatCzk(currentPrice),
  pieces: ({ pieces }) => <Pieces pieces={pieces} />,
  show: (product) => <ShowButton product={product} />,
});

function State({ product: { isReduced, isShown } }: { product: ProductRow }) {
  const { t } = useTranslation("productAdmin");
  return [isReduced && t("line.reduced"), !isShown && t("line.hidden")].filter(Boolean).join(" · ");
}

function Pieces({ pieces }: Pick<ProductRow, "pieces">) {
  const { t } = useTranslation("productAdmin");
  const isLow = pieces <= lowStock;
  return (
    <span className={pieces === 0 ? "text-danger-text" : isLow ? "text-secondary-ink" : undefined}>
      {pieces === 0 ? t("line.none") : t(isLow ? "line.low" : "line.pieces", { count: pieces })}
    </span>
  );
}

function ShowButton({ product }: { product: ProductRow }) {
  const { t } = useTranslation("productAdmin");
  const { busy, show } = useShowing(product);
  const { name, isShown } = product;
  return (
    <Button
      size="small"
      kind="outline"
      busy={busy}
      aria-label={t(isShown ? "line.hideIt" : "line.showIt", { name })}
      onClick={() => show(!isShown)}
    >
      {t(isShown ? "line.hide" : "line.show")}
    </Button>
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

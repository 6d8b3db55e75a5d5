import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ProductWatch } from "#contract/products/product-watches.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Goods from stock that one waits for: until when, how they stand now, and an end to it. */
export function ProductWatches({ watches }: { watches: readonly ProductWatch[] }) {
  const { t } = useTranslation(["products", "common"]);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const remove = (id: number) =>
    browserApi.productWatches.remove({ params: { id } }).then(
      () => setRemoved((ids) => new Set(ids).add(id)),
      (error: unknown) => {
        const { message } = readFailure(error, [], t);
        notify({ kind: "error", id: "product-watch", text: message ?? t("common:error.general") });
      },
    );
  const shown = watches.filter(({ id }) => !removed.has(id));
  if (shown.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="type-h3">{t("products:watch.listTitle")}</h2>
      <ul aria-label={t("products:watch.listTitle")} className="mt-4 border-line border-t">
        {shown.map((watch) => (
          <Row key={watch.id} watch={watch} onRemove={() => void remove(watch.id)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ watch, onRemove }: { watch: ProductWatch; onRemove: () => void }) {
  const { t } = useTranslation("products");
  const locale = useLocale();
  const { id, slug, name, price, inStock, wishedPrice } = watch;
  const wish = wishedPrice === null ? t("watch.untilStock") : t("watch.untilPrice", { price: formatCzk(wishedPrice) });
  const now = t(inStock ? "watch.nowInStock" : "watch.nowNot");
  const status = price === null ? t("watch.nowHidden") : `${now}, ${formatCzk(price)}`;
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b py-3">
      <div className="min-w-0">
        {price === null ? (
          <bdi className="[overflow-wrap:anywhere]">{typography(name)}</bdi>
        ) : (
          <Link to={pathTo("item", locale, { id, slug })} className="quiet-link inline-block py-2">
            <bdi className="[overflow-wrap:anywhere]">{typography(name)}</bdi>
          </Link>
        )}
        <p className="type-small text-muted">{typography(`${wish} · ${status}`)}</p>
      </div>
      <IconButton label={t("watch.remove", { name })} onClick={onRemove}>
        <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
    </li>
  );
}

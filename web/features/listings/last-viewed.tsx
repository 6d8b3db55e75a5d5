import { useContext, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePrice } from "#web/features/currencies/currency-provider.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { browserStorage } from "#web/session/browser-storage.ts";
import { inlineScript } from "#web/start/inline-script.ts";
import { NonceContext } from "#web/start/nonce.ts";
import { Silhouette } from "#web/ui/silhouette.tsx";
import { readViewed, rememberViewed, type ViewedProduct } from "./remember-viewed.ts";
import { reserveViewed } from "./reserve-viewed.ts";

/**
 * What this browser has looked at last, without `current`, which is remembered as the newest: one row, on a phone moved
 * sideways. The place is opened before the page is painted and is of one height, so nothing moves when they arrive.
 */
export function LastViewed({ current, className }: { current?: ViewedProduct; className?: string }) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const nonce = useContext(NonceContext);
  const [products, setProducts] = useState<ViewedProduct[]>([]);
  const opened = useRef(current);
  opened.current = current;
  useLayoutEffect(() => {
    const seen = opened.current;
    const storage = browserStorage("localStorage");
    const viewed = readViewed(storage, locale).filter(({ id }) => id !== seen?.id);
    // On a first visit nothing was viewed, so nothing is rendered a second time before the page can be used.
    setProducts((before) => (before.length + viewed.length === 0 ? before : viewed));
    if (seen) rememberViewed(storage, locale, seen);
  }, [locale]);
  return (
    <>
      <section
        id="last-viewed"
        data-but={current?.id}
        aria-labelledby="last-viewed-title"
        hidden={products.length === 0}
        suppressHydrationWarning
        className={className}
      >
        <h2 id="last-viewed-title" className="type-h2 mb-7">
          {t("viewed.title")}
        </h2>
        <ul className="viewed-row">
          {products.map((product) => (
            <Viewed key={product.id} product={product} />
          ))}
        </ul>
      </section>
      <script nonce={nonce} suppressHydrationWarning>
        {inlineScript(reserveViewed)}
      </script>
    </>
  );
}

function Viewed({ product: { name, url, image, price } }: { product: ViewedProduct }) {
  const { t } = useTranslation("layout");
  const show = usePrice();
  return (
    <li className="group relative flex h-24 items-center gap-4">
      <span className="flex h-24 w-19 shrink-0 items-end justify-center overflow-hidden rounded-control bg-ground">
        {image ? (
          <img
            src={image}
            alt=""
            width={76}
            height={96}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <Silhouette kind="bottle" className="h-[76%] w-auto pb-[9%] opacity-80" />
        )}
      </span>
      <span className="min-w-0">
        <Link
          to={url}
          className="type-field line-clamp-2 text-ink after:absolute after:inset-0 after:rounded-control group-hover:underline group-hover:decoration-secondary group-hover:decoration-1 group-hover:underline-offset-4"
        >
          <bdi>{typography(name)}</bdi>
        </Link>
        <span className="type-caption tnum mt-1 line-clamp-2 text-muted">
          {price === null ? t("viewed.byAgreement") : t("viewed.price", { price: show(price) })}
        </span>
      </span>
    </li>
  );
}

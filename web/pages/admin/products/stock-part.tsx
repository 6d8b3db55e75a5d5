import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { readNumber } from "#contract/values/read-number.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

type Store = EditableProduct["stock"][number];

/** How many pieces each store has; each is stored by itself, against the number that is shown. */
export function StockPart({ product: { id, stock } }: { product: EditableProduct }) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
  const total = stock.reduce((sum, { pieces }) => sum + pieces, 0);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="type-h4">
        {t("pieces.title", { count: total })}
      </h2>
      {stock.length === 0 ? (
        <p className="type-small mt-2 text-muted">
          {t("pieces.noStore")}{" "}
          <Link className="quiet-link" to={pathTo("storeAdmin", locale)}>
            {t("pieces.toStores")}
          </Link>
        </p>
      ) : (
        <ul className="mt-3 grid gap-x-10 border-line border-t desktop:grid-cols-2">
          {stock.map((store) => (
            <StorePieces key={store.storeId} id={id} store={store} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StorePieces({ id, store: { storeId, storeName, pieces } }: { id: number; store: Store }) {
  const { t } = useTranslation("productAdmin");
  const { busy, run } = usePageAction();
  /** What is written; null while nothing is. */
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const read = readNumber(text ?? String(pieces), 0);
    if ("fault" in read || read.value === null) return setProblem(t("pieces.whole"));
    const wanted = read.value;
    const failure = await run(() =>
      browserApi.products.setStock({ params: { id, storeId }, body: { pieces: wanted, seen: pieces } }),
    );
    setProblem(failure);
    if (failure !== null) return;
    setText(null);
    notify({ kind: "success", text: t("pieces.saved", { store: storeName, count: wanted }) });
  };
  return (
    <li className="border-line border-b py-3">
      <form
        noValidate
        method="post"
        onSubmit={(event) => void save(event)}
        className="flex items-start gap-3 max-tablet:flex-wrap"
      >
        <span className="type-field min-w-0 grow content-center max-tablet:basis-full self-stretch [overflow-wrap:anywhere]">
          {storeName}
          <span className="type-small tnum block text-muted">{t("pieces.now", { count: pieces })}</span>
        </span>
        <Input
          label={t("pieces.of", { store: storeName })}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          error={problem}
          className="w-24 shrink-0"
          value={text ?? String(pieces)}
          onChange={(event) => {
            setProblem(null);
            setText(event.currentTarget.value);
          }}
        />
        <Button
          type="submit"
          kind="outline"
          busy={busy}
          disabled={text === null || text.trim() === String(pieces)}
          aria-label={t("pieces.saveOf", { store: storeName })}
          className="shrink-0"
        >
          {t("pieces.save")}
        </Button>
      </form>
    </li>
  );
}

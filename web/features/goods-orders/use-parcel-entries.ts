import { useTranslation } from "react-i18next";
import type { GoodsOrder, Pieces } from "#contract/goods-orders/goods-orders.ts";
import { piecesIn } from "#contract/goods-orders/goods-pieces.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

interface Entry {
  readonly term: string;
  readonly value: string;
}

/** What of an order was handed over when, what is still to come of one that goes in parts, and what has left it. */
export function useParcelEntries({ parcels, lines, delivery: { kind }, status }: GoodsOrder): Entry[] {
  const { t } = useTranslation("goodsOrders");
  const locale = useLocale();
  const [first] = parcels;
  const taken = lines.map(({ itemId, takenBack }) => ({ itemId, pieces: takenBack }));
  const out = { term: t("takenBack"), value: goodsOf(taken, lines) };
  // All of it went at once: then the number of the parcel says it all.
  if (first && parcels.length === 1 && status !== "partly_handed_over")
    return [{ term: t("tracking"), value: first.tracking }, out];
  const waiting = lines.map((line) => ({ itemId: line.itemId, pieces: piecesIn("shop", line) }));
  return [
    ...parcels.map(({ at, tracking, pieces }) => ({
      term: t(`parcel.${kind}`),
      value: [formatDateTime(at, locale), goodsOf(pieces, lines), tracking].filter(Boolean).join(" · "),
    })),
    ...(status === "partly_handed_over" ? [{ term: t("waiting"), value: goodsOf(waiting, lines) }] : []),
    out,
  ];
}

function goodsOf(pieces: readonly Pieces[], lines: GoodsOrder["lines"]): string {
  return pieces
    .filter((each) => each.pieces > 0)
    .map((each) => {
      const name = lines.find(({ itemId }) => itemId === each.itemId)?.name ?? "";
      return `${each.pieces}\u00a0×\u00a0${typography(name)}`;
    })
    .join(", ");
}

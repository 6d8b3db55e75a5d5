import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoughtFromShop } from "#contract/carts/carts.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { CartActions } from "#web/features/carts/use-cart.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ItemName } from "./item-name.tsx";

/** What the buyer has won or bought from the shop and may pay with the goods, each to be taken or left for later. */
export function BoughtPart({ actions }: { actions: CartActions }) {
  const { t } = useTranslation("carts");
  const { bought, lines } = actions.cart;
  if (bought.length === 0) return null;
  return (
    <section aria-labelledby="cart-bought" className={lines.length > 0 ? "mt-10" : ""}>
      <h2 id="cart-bought" className="type-h3">
        {t("bought.title")}
      </h2>
      <p className="type-small mt-1 max-w-[60ch] text-muted">{typography(t("bought.text"))}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {bought.map((item) => (
          <BoughtRow key={item.dealId} item={item} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

function BoughtRow({ item, actions }: { item: BoughtFromShop; actions: CartActions }) {
  const { t } = useTranslation("carts");
  const locale = useLocale();
  const { dealId, listingId: id, slug, name, isTaken } = item;
  // The box answers at once, the sum with the server.
  const [chosen, setChosen] = useState(isTaken);
  useEffect(() => setChosen(isTaken), [isTaken]);
  const choose = async (wanted: boolean) => {
    setChosen(wanted);
    if (!(await actions.takeBought(dealId, wanted))) setChosen(isTaken);
  };
  return (
    <li
      className={classes(
        "grid grid-cols-[4.5rem_1fr_auto] gap-x-4 py-5 tablet:grid-cols-[5.5rem_1fr_auto] tablet:gap-x-6",
        actions.busy && "opacity-80",
      )}
    >
      <ListingPicture picture={item.picture} alt="" sizes="88px" />
      <div className="min-w-0">
        <ItemName id={id} slug={slug} name={name} />
        <p className="type-small mt-1 text-muted">{t("bought.due", { date: formatDate(item.payBy, locale) })}</p>
        <Checkbox
          className="mt-1"
          label={t("bought.take")}
          checked={chosen}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
      </div>
      <p className={classes("type-control tnum text-right whitespace-nowrap", !isTaken && "text-muted")}>
        {formatCzk(item.price)}
      </p>
    </li>
  );
}

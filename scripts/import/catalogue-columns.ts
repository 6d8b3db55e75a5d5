import { WrongInput } from "../wrong-input.ts";

const needed = ["name", "subtitle", "category", "subcategory", "kind", "abv_percent", "volume_ml"];

/** The price's column is named for its currency: `price_sek`. */
export function priceColumn(file: string, columns: readonly string[]): string {
  const missing = needed.filter((name) => !columns.includes(name));
  const prices = columns.filter((name) => /^price_[a-z]{3}$/.test(name));
  if (missing.length > 0) throw new WrongInput(`${file} lacks the columns ${missing.join(", ")}.`);
  const [price, another] = prices;
  if (!price || another) throw new WrongInput(`${file} needs one column price_<currency>, such as price_sek.`);
  return price;
}

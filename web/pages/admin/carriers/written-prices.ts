import { type CarrierBody, shopCountries } from "#contract/carriers/carriers.ts";
import { readNumber } from "#contract/values/read-number.ts";

type Row = CarrierBody["prices"][number];

/**
 * Lines such as `CZ 1. 1. 2027 5 kg 99`: the country, the day from which the list holds, the heaviest parcel, the price. Null where a
 * line cannot be read.
 */
export function readPrices(text: string): Row[] | null {
  const rows = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readPrice);
  return rows.every((row) => row !== null) ? rows : null;
}

function readPrice(line: string): Row | null {
  const [, code, day, month, year, kilograms, amount] =
    /^\s*([A-Za-z]{2})[,;\s]+(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})[,;\s]+([\d.,]+)\s*kg[,;:\s]+([\d\s.,]+?)\s*(?:Kč|CZK)?\s*$/i.exec(
      line,
    ) ?? [];
  const country = shopCountries.find((each) => each === code?.toUpperCase());
  const [weight, price] = [readNumber(kilograms ?? "", 3), readNumber(amount ?? "", 2)];
  if (!country || !("value" in weight) || !("value" in price) || weight.value === null || price.value === null)
    return null;
  const validFrom = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return { country, validFrom, maxWeightG: Math.round(weight.value * 1_000), price: price.value };
}

/** Price lists as `readPrices` reads them. */
export function writePrices(rows: readonly Row[]): string {
  return rows
    .map(({ country, validFrom, maxWeightG, price }) => {
      const [year, month, day] = validFrom.split("-").map(Number);
      return `${country} ${day}. ${month}. ${year} ${decimal(maxWeightG / 1_000)} kg ${decimal(price)}`;
    })
    .join("\n");
}

const decimal = (value: number) => String(value).replace(".", ",");

import type { Locale } from "#contract/values/locale.ts";
import { formatAmount } from "#contract/values/written-amounts.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";
import type { MessageKey } from "./message-key.ts";
import { waitInWords } from "./wait-in-words.ts";

const texts: Record<Locale, Record<MessageKey, string>> = { cs, en };

/**
 * The sentence for a code in one language; numbers are written with the language's thousands. `{wait}` is `seconds` as
 * people say it, `{size}` `megabytes` in the unit that fits, `{enough}` what would do: `minimum`, or more than `above`.
 */
export function message(locale: Locale, key: MessageKey, details: Record<string, unknown> = {}): string {
  return texts[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "wait") return waitInWords(locale, Number(details.seconds));
    if (name === "size") return sizeInWords(Number(details.megabytes));
    if (name === "enough") return message(locale, details.above === undefined ? "bid.atLeast" : "bid.above", details);
    return written(details[name]);
  });
}

function sizeInWords(megabytes: number): string {
  return megabytes < 1 ? `${Math.round(megabytes * 1024)} kB` : `${formatAmount(megabytes)} MB`;
}

function written(value: unknown): string {
  return typeof value === "number" ? formatAmount(value) : String(value ?? "");
}

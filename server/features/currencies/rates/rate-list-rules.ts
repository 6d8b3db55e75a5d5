/** A day's list of rates: CZK for one unit of each currency. */
export interface RateList {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly rates: ReadonlyMap<string, number>;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const czechDay = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}) #\d{1,3}$/;
const englishDay = /^(\d{1,2}) ([A-Za-z]{3}) (\d{4}) #\d{1,3}$/;
/** Country, currency, amount, code, rate: `EMU|euro|1|EUR|24,215`. */
const row = /^[^|]*\|[^|]*\|(\d{1,6})\|([A-Z]{3})\|(\d{1,7}(?:[.,]\d{1,6})?)$/;
const header = /^[^|]+(\|[^|]+){4}$/;

/**
 * Reads the text in which the Czech National Bank publishes its daily list (rule MO11): the day with a number, a header, a row for each
 * currency. Answers the number of the first line that is something else.
 */
export function readRateList(text: string): RateList | { wrongLine: number } {
  const lines = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/);
  const on = dayOf(lines[0]?.trim() ?? "");
  if (!on) return { wrongLine: 1 };
  if (!header.test(lines[1] ?? "")) return { wrongLine: 2 };
  const rates = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (index < 2) continue;
    const [, amount = "", code = "", price = ""] = row.exec(line.trim()) ?? [];
    const rate = round(Number(price.replace(",", ".")) / Number(amount));
    if (!(rate > 0) || !Number.isFinite(rate) || rates.has(code)) return { wrongLine: index + 1 };
    rates.set(code, rate);
  }
  return rates.size === 0 ? { wrongLine: 3 } : { on, rates };
}

function dayOf(line: string): string | null {
  const [, day = "", named = "", year = ""] = czechDay.exec(line) ?? englishDay.exec(line) ?? [];
  const month = /^\d/.test(named) ? Number(named) : months.indexOf(named.toLowerCase()) + 1;
  const at = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const isDay = day !== "" && at.getUTCMonth() === month - 1 && at.getUTCDate() === Number(day);
  return isDay ? at.toISOString().slice(0, 10) : null;
}

/** Six decimals are kept. */
const round = (rate: number) => Math.round(rate * 1e6) / 1e6;

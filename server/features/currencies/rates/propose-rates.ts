import {
  chargedCurrency,
  type EditableCurrency,
  mostRateListBytes,
  type RateProposal,
} from "#contract/currencies/currency-admin.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { changeInPercent, isRateJump } from "#contract/values/rate-change-rules.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { readEditableCurrencies } from "#server/features/currencies/admin/editable-currencies.ts";
import { type RateList, readRateList } from "./rate-list-rules.ts";

/**
 * What a list of rates would change, a given one or the bank's newest; nothing is stored. Throws RATES_AWAY where the bank does not
 * answer, and says which line of a list cannot be read. For people with the scope `content`.
 */
export async function proposeRates(ctx: Ctx, given: string | null): Promise<RateProposal> {
  requireScope(ctx, "content");
  const text = given ?? (await readFromBank(ctx));
  return proposalOf(await readEditableCurrencies(ctx), requireRateList(ctx, text));
}

async function readFromBank(ctx: Ctx): Promise<string> {
  try {
    return await ctx.ports.rates.read();
  } catch (error) {
    ctx.log.warn({ err: error }, "the bank's list of rates could not be read");
    throw new Conflict("RATES_AWAY");
  }
}

/** The list in a text; throws where it is none, or of a day that has not come. */
export function requireRateList(ctx: Ctx, text: string): RateList {
  if (Buffer.byteLength(text) > mostRateListBytes) throw new Invalid({ list: ["rates.large"] });
  const read = readRateList(text);
  if ("wrongLine" in read) throw new Invalid({}, "RATES_UNREADABLE", { line: read.wrongLine });
  if (read.on > pragueDay(ctx.clock())) throw new Invalid({}, "RATES_AHEAD");
  return read;
}

/** The currencies whose rates a list may change, against what it says of them. */
export function proposalOf(stored: readonly EditableCurrency[], { on, rates }: RateList): RateProposal {
  const priced = stored.filter(({ code }) => code !== chargedCurrency);
  const changes = priced.flatMap(({ id, code, rate: from, version }) => {
    const to = rates.get(code);
    if (to === undefined) return [];
    return [
      {
        ...{ id, code, from, to, version },
        percent: changeInPercent(from, to),
        isJump: isRateJump(from, to),
      },
    ];
  });
  return {
    ...{ on, changes },
    missing: priced.filter(({ code }) => !rates.has(code)).map(({ code }) => code),
    isOlder: priced.some(({ rateOn }) => rateOn !== null && rateOn > on),
  };
}

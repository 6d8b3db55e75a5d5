import { type FioMovement, fioStatement } from "./bank-statement.ts";
import { makeHttpPeer } from "./http-peer.ts";

export interface FioBank {
  readonly url: string;
  /** The token that it knows; another one is a fault of its own to it. */
  token: string;
  movements: FioMovement[];
  /** It answers once in so long, and 409 sooner. */
  restMs: number;
  isSilent: boolean;
  /** What it answers in place of a statement. */
  instead: { status?: number; json: unknown } | null;
  /** The days that were asked for and answered, `from to`. */
  readonly asked: string[];
}

/** Fio banka on this machine, as its API behaves: a token in the address, days, one answer in thirty seconds. */
export async function makeFioBank(): Promise<FioBank> {
  let answeredAt = Number.NEGATIVE_INFINITY;
  const url = await makeHttpPeer(({ path }) => {
    const [, token, from = "", to = ""] =
      /^\/rest\/periods\/(\w+)\/([\d-]+)\/([\d-]+)\/transactions\.json$/.exec(path) ?? [];
    if (bank.isSilent) return "silence";
    if (!token) return { status: 404, json: null };
    if (performance.now() - answeredAt < bank.restMs) return { status: 409, json: null };
    answeredAt = performance.now();
    if (token !== bank.token) return { status: 500, json: null };
    bank.asked.push(`${from} ${to}`);
    if (bank.instead) return bank.instead;
    const within = bank.movements.filter(({ day }) => day >= from && day <= to);
    return { json: JSON.parse(fioStatement(within, { dayEnd: to })) };
  });
  const bank: FioBank = {
    ...{ url: `${url}/rest`, token: "fio".padEnd(64, "0"), movements: [], restMs: 0, isSilent: false },
    ...{ instead: null, asked: [] },
  };
  return bank;
}

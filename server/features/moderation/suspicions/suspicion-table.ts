import type { Suspicion, SuspicionNarrowing } from "#contract/moderation/suspicions.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { timeCell, yesCell } from "#server/tables/line-rules.ts";
import { readSuspicions } from "./list-suspicions.ts";

type Pair = Extract<Suspicion["facts"], { kind: "repeated_pair" }>;

const words = {
  cs: {
    file: "podezreni",
    columns: [
      ...["Číslo", "Zapsáno", "Druh", "Kdo", "Pozastavený", "Koho se týká", "Pozastavený (druhý)"],
      ...["Položka", "Nabídka", "Společné", "Čísla", "Prověřeno"],
    ],
    kind: {
      bid_after_retraction: "nový příhoz po stažení",
      related_review: "hodnocení příbuzných účtů",
      related_bid: "příhoz blízký prodávajícímu",
      repeated_pair: "dvojice, která se opakuje",
      sudden_raise: "náhlý skok ceny",
    },
    shared: { network: "síť", device: "prohlížeč", bank_account: "bankovní účet" },
    pair: ({ lots, all, won }: Pair) => `nabídek druhého ${lots} z ${all}, vyhráno ${won}`,
    raise: (from: string, to: string) => `z ${from} na ${to}`,
  },
  en: {
    file: "suspicions",
    columns: [
      ...["Number", "Noted", "Kind", "Who", "Suspended", "With whom", "Suspended (the other)"],
      ...["Lot", "Listing", "In common", "Figures", "Reviewed"],
    ],
    kind: {
      bid_after_retraction: "a new bid after a withdrawn one",
      related_review: "a review between related accounts",
      related_bid: "a bidder close to the seller",
      repeated_pair: "a pair that keeps returning",
      sudden_raise: "a sudden jump in price",
    },
    shared: { network: "network", device: "browser", bank_account: "bank account" },
    pair: ({ lots, all, won }: Pair) => `${lots} of ${all} lots are the other’s, ${won} won`,
    raise: (from: string, to: string) => `from ${from} to ${to}`,
  },
} as const;

/** Pairs of people to look at as a table in the caller's language, the newest first (rule SD5). For moderators. */
export async function tableOfSuspicions(ctx: Ctx, query: SuspicionNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns },
    rows: await readSuspicions(ctx, query.state, mostTaken),
    cellsOf: (pair) => cellsOf(pair, ctx.locale),
    noted: { what: "suspicion_file", id: "suspicions", narrowing: query },
  });
}

function cellsOf({ id, person, other, listing, ...pair }: Suspicion, locale: Ctx["locale"]) {
  const { kind, shared } = words[locale];
  return [
    ...[String(id), timeCell(pair.notedAt), kind[pair.kind]],
    ...[person.username, yesCell(person.suspended, locale)],
    ...[other.username, yesCell(other.suspended, locale), String(listing.id), listing.name],
    pair.shared.map((trait) => shared[trait]).join(", "),
    ...[factsCell(pair.facts, locale), timeCell(pair.lookedAt)],
  ];
}

function factsCell(facts: Suspicion["facts"], locale: Ctx["locale"]): string {
  if (facts === null) return "";
  const { pair, raise } = words[locale];
  return facts.kind === "repeated_pair" ? pair(facts) : raise(formatCzk(facts.from), formatCzk(facts.to));
}

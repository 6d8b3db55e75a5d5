import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DeskCounts } from "#contract/listings/moderation.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useFrame } from "#web/session/visitor.tsx";

interface Area {
  readonly key: "moderation" | "sales" | "shop" | "catalogue" | "content" | "money" | "house";
  readonly scope: string;
  readonly pages: readonly DeskKey[];
}
type DeskKey = Extract<
  PageKey,
  "deskOverview" | keyof DeskCounts | "people" | "deskHealth" | `${string}Desk`
>;

const areas = [
  {
    key: "moderation",
    scope: "moderation",
    pages: ["inspections", "reports", "cases", "suspicions", "people", "reportYearDesk"],
  },
  { key: "sales", scope: "moderation", pages: ["runningDesk", "saleDesk", "dealDesk", "strikeDesk"] },
  { key: "shop", scope: "shop", pages: ["goodsOrderDesk", "productDesk", "storeDesk", "carrierDesk"] },
  { key: "catalogue", scope: "content", pages: ["categoryDesk", "brandDesk"] },
  {
    key: "content",
    scope: "content",
    pages: ["contentDesk", "bannerDesk", "newsletterDesk", "currencyDesk", "settingsDesk"],
  },
  {
    key: "money",
    scope: "finance",
    pages: ["moneyDesk", "invoiceDesk", "sellerDesk", "packageDesk", "feeDesk", "voucherDesk", "taxDesk"],
  },
  { key: "house", scope: "admin", pages: ["auditDesk", "flaggerDesk", "deskHealth"] },
] as const satisfies readonly Area[];

/** Pages that a scope opens in the areas of others: what whoever answers people reads (RULES.md DK3), the part of settings about money (SE1). */
const elsewhere: Readonly<Record<string, readonly DeskKey[]>> = {
  support: ["people", "runningDesk", "dealDesk", "goodsOrderDesk"],
  finance: ["settingsDesk"],
};

export interface DeskLink {
  readonly key: DeskKey;
  readonly to: string;
  /** How much waits there, where that is known. */
  readonly count: number | null;
}

/** The pages of the back office that the visitor's scopes open, by area; the overview stands before them. */
export function useDeskLinks(): { overview: DeskLink; areas: { key: Area["key"]; links: DeskLink[] }[] } {
  const locale = useLocale();
  const frame = useFrame();
  const counts: Partial<Record<DeskKey, number>> = frame?.waiting ?? {};
  const link = (key: DeskKey): DeskLink => ({ key, to: pathTo(key, locale), count: counts[key] ?? null });
  const has = (scope: string) => hasScope(frame?.user ?? null, scope);
  const isOpen = (key: DeskKey) =>
    Object.entries(elsewhere).some(([scope, pages]) => has(scope) && pages.includes(key));
  const openOf = ({ scope, pages }: Area) => (has(scope) ? pages : pages.filter(isOpen));
  return {
    overview: link("deskOverview"),
    areas: areas
      .map((area) => ({ key: area.key, links: openOf(area).map(link) }))
      .filter(({ links }) => links.length > 0),
  };
}

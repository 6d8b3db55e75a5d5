import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AdminCounts } from "#contract/moderation/moderation.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useSessionView } from "#web/session/visitor.tsx";

interface Area {
  readonly key: "moderation" | "sales" | "shop" | "catalogue" | "content" | "money" | "site";
  readonly scope: string;
  readonly pages: readonly AdminKey[];
}
type AdminKey = Extract<PageKey, "adminOverview" | keyof AdminCounts | "people" | "adminHealth" | `${string}Admin`>;

const areas = [
  {
    key: "moderation",
    scope: "moderation",
    pages: ["inspections", "reports", "cases", "suspicions", "people", "reportYearAdmin"],
  },
  { key: "sales", scope: "moderation", pages: ["runningAdmin", "saleAdmin", "dealAdmin", "strikeAdmin"] },
  { key: "shop", scope: "shop", pages: ["goodsOrderAdmin", "productAdmin", "storeAdmin", "carrierAdmin"] },
  { key: "catalogue", scope: "content", pages: ["categoryAdmin", "brandAdmin"] },
  {
    key: "content",
    scope: "content",
    pages: ["contentAdmin", "bannerAdmin", "newsletterAdmin", "mailAdmin", "currencyAdmin", "settingsAdmin"],
  },
  {
    key: "money",
    scope: "finance",
    pages: [
      "moneyAdmin",
      "bankMovementAdmin",
      "reconciliationAdmin",
      "invoiceAdmin",
      "sellerAdmin",
      "packageAdmin",
      "feeAdmin",
      "voucherAdmin",
      "taxAdmin",
    ],
  },
  { key: "site", scope: "admin", pages: ["auditAdmin", "flaggerAdmin", "adminHealth"] },
] as const satisfies readonly Area[];

/**
 * Pages that a scope opens in the areas of others: what whoever answers people reads (rule DK3), the part of settings about money (SE1).
 */
const elsewhere: Readonly<Record<string, readonly AdminKey[]>> = {
  support: ["people", "runningAdmin", "dealAdmin", "goodsOrderAdmin"],
  finance: ["settingsAdmin"],
};

export type AdminArea = Area["key"];

export interface AdminLink {
  readonly key: AdminKey;
  readonly to: string;
  /** How much waits there, where that is known. */
  readonly count: number | null;
}

/** The pages of the back office that the visitor's scopes open, by area; the overview stands before them. */
export function useAdminLinks(): { overview: AdminLink; areas: { key: AdminArea; links: AdminLink[] }[] } {
  const locale = useLocale();
  const session = useSessionView();
  const counts: Partial<Record<AdminKey, number>> = session?.waiting ?? {};
  const link = (key: AdminKey): AdminLink => ({ key, to: pathTo(key, locale), count: counts[key] ?? null });
  const has = (scope: string) => hasScope(session?.user ?? null, scope);
  const isOpen = (key: AdminKey) =>
    Object.entries(elsewhere).some(([scope, pages]) => has(scope) && pages.includes(key));
  const openOf = ({ scope, pages }: Area) => (has(scope) ? pages : pages.filter(isOpen));
  return {
    overview: link("adminOverview"),
    areas: areas
      .map((area) => ({ key: area.key, links: openOf(area).map(link) }))
      .filter(({ links }) => links.length > 0),
  };
}

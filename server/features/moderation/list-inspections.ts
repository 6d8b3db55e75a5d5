import type { z } from "zod";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type {
  InspectedListing,
  InspectionFile,
  InspectionNarrowing,
  moderation,
} from "#contract/moderation/moderation.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from "#server/db/query.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { findCategoryPath } from "#server/features/catalogue/get-category.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { getSellerCard } from "#server/features/listings/get-seller-card.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { ownListingView } from "#server/features/listings/own/own-listing-view.ts";
import { listings } from "#server/features/listings/table.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { countInspections } from "./count-waiting.ts";
import { listNearDuplicates } from "./list-near-duplicates.ts";

type Query = z.output<typeof moderation.inspections.query>;
type Answer = z.input<typeof moderation.inspections.response>;
type InspectionRow = typeof inspections.$inferSelect;

const pageSize = 12;

/** The moderators' queue: waiting listings oldest first, decided ones newest first. */
export async function listInspections(ctx: Ctx, { group, lang, page }: Query): Promise<Answer> {
  requireScope(ctx, "moderation");
  const waiting = await countInspections(ctx);
  const rows = await ctx.db
    .select({ inspection: inspections, listing: listings })
    .from(inspections)
    .leftJoin(listings, eq(listings.id, inspections.listingId))
    .where(wantedInspections(group))
    .orderBy(...orderOfInspections(group))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const waits = rows.flatMap(({ inspection, listing }) => (inspection.outcome === null && listing ? listing.id : []));
  const alike = await listNearDuplicates(ctx, waits);
  const items: InspectionFile[] = [];
  for (const { inspection, listing } of rows) {
    const nearDuplicates = alike.get(listing?.id ?? 0) ?? [];
    items.push({ ...(await fileOf(ctx, inspection, listing, lang)), nearDuplicates });
  }
  const total =
    group === "decided"
      ? await countUpTo(ctx, sql`from ${inspections} where ${wantedInspections(group)}`)
      : waiting[group];
  return { ...pageOfList(items, { total, page, pageSize }), waiting };
}

/** Which inspections are listed, joined with their listings. */
export function wantedInspections(group: InspectionNarrowing["group"]): SQL | undefined {
  if (group === "decided") return inArray(inspections.outcome, ["approved", "rejected"]);
  return and(
    isNull(inspections.outcome),
    group === "before" ? inArray(inspections.kind, ["before", "change"]) : eq(inspections.kind, group),
    inArray(listings.status, ["in_review", "scheduled", "live"]),
  );
}

/** The order of the list. */
export const orderOfInspections = (group: InspectionNarrowing["group"]) => [
  group === "decided" ? sql`${inspections.decidedAt} desc nulls last` : asc(inspections.submittedAt),
  asc(inspections.id),
];

async function fileOf(
  ctx: Ctx,
  inspection: InspectionRow,
  listing: ListingRow | null,
  lang: Locale,
): Promise<Omit<InspectionFile, "nearDuplicates">> {
  const { id, kind, name, sellerId, submittedAt, outcome, decidedAt } = inspection;
  return {
    id,
    kind,
    name,
    seller: await getSellerCard(ctx, sellerId),
    listing: listing && (await listingOf(ctx, listing, lang)),
    submittedAt: submittedAt.toISOString(),
    outcome: outcome === "approved" || outcome === "rejected" ? outcome : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    rejection: outcome === "rejected" ? rejectionOf(inspection) : null,
    earlier: listing === null ? [] : await listEarlier(ctx, inspection),
    mayDecide: outcome === null && listing !== null && (await mayModerate(ctx, listing)),
  };
}

/** The listing without its seller's secret amounts. */
async function listingOf(ctx: Ctx, row: ListingRow, lang: Locale): Promise<InspectedListing> {
  const {
    reservePrice,
    automaticRelists,
    returned,
    inspectedBefore,
    editsWait,
    createdAt,
    updatedAt,
    version,
    declarationsNeeded,
    propertyRules,
    ...open
  } = await ownListingView(ctx, row);
  return {
    ...open,
    categoryPath: open.categoryId === null ? [] : await findCategoryPath(ctx, open.categoryId, lang),
  };
}

async function listEarlier(ctx: Ctx, { id, listingId }: InspectionRow): Promise<InspectionFile["earlier"]> {
  if (listingId === null) return [];
  const rows = await ctx.db
    .select()
    .from(inspections)
    .where(and(eq(inspections.listingId, listingId), eq(inspections.outcome, "rejected"), ne(inspections.id, id)))
    .orderBy(desc(inspections.id));
  return rows.flatMap((row) => rejectionOf(row) ?? []);
}

function rejectionOf({ rule, reason, decidedAt }: InspectionRow): InspectionFile["rejection"] {
  if (reason === null || decidedAt === null) return null;
  return { rule: rule as SitePolicy | null, reason, at: decidedAt.toISOString() };
}

import type { CategoryPolicy, PolicyEffect } from "#contract/catalogue/category-policy.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { type PolicyChange, policyChanges } from "./policy-effect-rules.ts";
import { readTree, rowOf } from "./read-tree.ts";

/** What a policy would mean for what runs now, for people with the scope `admin` (rule T10). Stores nothing. */
export async function weighPolicy(ctx: Ctx, id: number, policy: CategoryPolicy): Promise<PolicyEffect> {
  requireScope(ctx, "admin");
  const tree = await readTree(ctx);
  rowOf(tree, id);
  const changes = policyChanges(tree, id, policy);
  const effects = [];
  for (const change of changes) effects.push(await effectOf(ctx, change));
  return {
    categories: new Set(changes.flatMap(({ categoryIds }) => categoryIds)).size,
    changes: effects,
  };
}

async function effectOf(ctx: Ctx, change: PolicyChange): Promise<PolicyEffect["changes"][number]> {
  const { key, to, categoryIds } = change;
  const { rows } = await ctx.db.execute<{ running: number; against: number }>(sql`
    select count(*) filter (where ${concerns(change)}) as running, count(*) filter (where ${isAgainst(change)}) as against
    from listings where status = 'live' and category_id = any (${sql.param([...categoryIds])}::int8[])`);
  const value = to[key];
  return {
    key,
    isOn: typeof value === "boolean" ? value : null,
    running: rows[0]?.running ?? 0,
    against: rows[0]?.against ?? 0,
  };
}

/** The running listings that the key is about. */
function concerns({ key }: PolicyChange): SQL {
  if (key === "countries") return sql`sale_mode = 'stock'`;
  if (key === "saleModes") return sql`sale_mode <> 'stock'`;
  if (key === "topping") return sql`topped_until > now()`;
  if (key === "declarations" || key === "properties") return sql`type = 'supply' and sale_mode <> 'stock'`;
  return sql`true`;
}

/** Those of them that could not be published as they are. */
function isAgainst(change: PolicyChange): SQL {
  const { key, to } = change;
  if (key === "saleModes") return sql`${concerns(change)} and sale_mode <> all (${sql.param(to.saleModes)}::text[])`;
  if (key === "declarations")
    return sql`${concerns(change)} and not declarations @> ${sql.param(to.declarations)}::text[]`;
  if (key === "properties") return sql`${concerns(change)} and (${lacks(to.properties)})`;
  return sql`false`;
}

function lacks(rules: PolicyChange["to"]["properties"]): SQL {
  const needed = rules.filter(({ required }) => required).map(({ property }) => columnOf(property));
  return needed.length === 0
    ? sql`false`
    : sql.join(
        needed.map((column) => sql`coalesce(${sql.identifier(column)}::text, '') = ''`),
        sql` or `,
      );
}

/** The column of `listings` in which a property is kept. */
function columnOf(property: string): string {
  return property === "brand" ? "brand_id" : property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

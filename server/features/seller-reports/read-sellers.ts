import { instantOfWallText } from "#contract/values/prague-time.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";

/** Amounts in haléře. */
interface Quarter {
  readonly sales: number;
  readonly paidMinor: number;
  readonly feesMinor: number;
}

/** A seller of a year, as the account is now. */
export interface FoundSeller extends Record<string, unknown> {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly company: string;
  readonly companyId: string;
  readonly taxId: string;
  readonly birthDate: string | null;
  readonly birthPlace: string;
  readonly birthCountry: string;
  readonly taxNumber: string;
  /** Which country has given the tax number; empty: that of residence. */
  readonly taxCountry: string;
  readonly version: number;
  /** The account is deleted. */
  readonly isGone: boolean;
  readonly accounts: readonly string[];
  readonly quarters: readonly Quarter[];
}

/**
 * TR1: Of sellers a sale is read in the quarter (in Prague) in which its money came to them: when a payout was sent,
 * or when the payment of another deal was confirmed; with postage and without what the sale cost them in fees. Fees
 * count when they arise. What the operator sells is not reported.
 */
export async function readSellers(ctx: Ctx, year: number): Promise<FoundSeller[]> {
  const [from, to] = [startOf(year), startOf(year + 1)];
  const { rows } = await ctx.db.execute<FoundSeller>(sql`
    with sales as (
      select d.id, d.seller_id, d.paid_at as at, d.iban, d.price_minor + coalesce(d.shipping_minor, 0) as minor
      from deals d where not d.is_protected and d.status <> 'cancelled' and d.paid_at >= ${from} and d.paid_at < ${to}
      union all
      select d.id, d.seller_id, p.paid_at, p.iban, p.amount_minor
      from payouts p join deals d on d.order_id = p.order_id and d.is_protected
      where p.paid_at >= ${from} and p.paid_at < ${to}
    ), net as (
      select s.*, extract(quarter from s.at at time zone 'Europe/Prague')::int as quarter,
        s.minor - coalesce((select sum(c.amount_minor) from fee_charges c
          where c.deal_id = s.id and c.user_id = s.seller_id and c.waived_at is null), 0) as paid
      from sales s
    ), fees as (
      select c.user_id, extract(quarter from c.arisen_at at time zone 'Europe/Prague')::int as quarter,
        sum(c.amount_minor) as minor
      from fee_charges c
      where c.arisen_at >= ${from} and c.arisen_at < ${to} and c.waived_at is null and c.kind <> 'buyer_premium'
        and c.user_id in (select seller_id from sales)
      group by 1, 2
    ), quarters as (
      select u.id, q.quarter, (select count(*) from net n where n.seller_id = u.id and n.quarter = q.quarter) as sales,
        coalesce((select sum(n.paid) from net n where n.seller_id = u.id and n.quarter = q.quarter), 0) as paid,
        coalesce((select f.minor from fees f where f.user_id = u.id and f.quarter = q.quarter), 0) as fees
      from (select distinct seller_id as id from sales) u cross join generate_series(1, 4) as q(quarter)
    )
    select u.id, u.username,
      ${contact("first_name")} as "firstName", ${contact("last_name")} as "lastName",
      ${contact("street")} as street, ${contact("city")} as city, ${contact("zip")} as zip,
      coalesce(nullif(${contact("country")}, ''), 'CZ') as country, ${contact("company")} as company,
      ${contact("company_id")} as "companyId", ${contact("tax_id")} as "taxId",
      t.birth_date::text as "birthDate", coalesce(t.birth_place, '') as "birthPlace",
      coalesce(t.birth_country, '') as "birthCountry", coalesce(t.tax_number, '') as "taxNumber",
      coalesce(t.tax_country, '') as "taxCountry",
      coalesce(t.version, 0) as version,
      exists (select from account_deletions a where a.user_id = u.id and a.deleted_at is not null) as "isGone",
      array(select distinct s.iban from sales s where s.seller_id = u.id and s.iban is not null) as accounts,
      (select json_agg(json_build_object('sales', q.sales, 'paidMinor', q.paid, 'feesMinor', q.fees) order by q.quarter)
        from quarters q where q.id = u.id) as quarters
    from users u
    left join contact_details c on c.user_id = u.id
    left join seller_tax_details t on t.user_id = u.id
    where u.id in (select seller_id from sales) and not u.is_shop
    order by u.id`);
  return rows.map((row) => ({ ...row, accounts: openedOnce(ctx, row) }));
}

/** The same account is sealed otherwise each time. */
function openedOnce(ctx: Ctx, { id, accounts }: FoundSeller): string[] {
  const opened = accounts.map((stored) => openAccount(ctx, Number(id), stored));
  return [...new Set(opened)].filter((iban) => iban !== null).sort();
}

/** A contact detail, of a deleted account as it was left. */
const contact = (name: string) => sql.raw(`coalesce(c.${name}, t.left_contact->>'${name}', '')`);

const startOf = (year: number) => new Date(instantOfWallText(`${year}-01-01T00:00`) ?? Number.NaN);

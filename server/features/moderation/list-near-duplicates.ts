import type { NearDuplicate } from "#contract/moderation/moderation.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { type PictureRow, pictureView } from "#server/features/media/picture-view.ts";

/** Bits of 64 in which two pictures of the same photograph may differ. */
const mostOtherBits = 6;
/** Alike pictures that are followed for each picture: more tell a moderator nothing new. */
const mostAlike = 40;
/** Listings of the same seller, and of the same brand, whose words are compared. */
const mostCompared = 60;
/** Characters below which descriptions are alike by chance. */
const shortestCompared = 80;
const leastSameWords = 0.6;
const mostShown = 6;

interface Row extends Record<string, unknown> {
  inspectedId: number;
  id: number;
  slug: string;
  name: string;
  status: NearDuplicate["status"];
  seller: NearDuplicate["seller"];
  isSameSeller: boolean;
  pictures: number;
  words: number | null;
  picture: PictureRow | null;
}

/**
 * I8: Beside a listing that waits a moderator sees others with nearly the same pictures (at most {mostOtherBits} of 64 bits of a perceptual
 * hash differ) or description (at least 60 % of its trigrams, from {shortestCompared} characters): of other sellers all, of the same one
 * those that run or wait. It decides nothing.
 */
export async function listNearDuplicates(
  ctx: Ctx,
  inspectedIds: readonly number[],
): Promise<Map<number, NearDuplicate[]>> {
  if (inspectedIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Row>(sql`
    with inspected as materialized (
      select id, seller_id, brand_id, description from listings where id = any(${sql.param(inspectedIds)}::int8[])),
    pictured as materialized (${alikePictures}),
    worded as materialized (${alikeWords}),
    found as (
      select coalesce(p.inspected_id, w.inspected_id) as inspected_id, coalesce(p.id, w.id) as id,
        coalesce(p.pictures, 0) as pictures, w.words
      from pictured p full join worded w on w.inspected_id = p.inspected_id and w.id = p.id),
    placed as (
      select found.*, l.slug, l.name, l.status, l.seller_id, l.seller_id = i.seller_id as same_seller, row_number() over (
        partition by i.id order by found.pictures + coalesce(found.words, 0) * 3 desc, l.id desc) as place
      from found join inspected i on i.id = found.inspected_id join listings l on l.id = found.id
      where l.status in ('in_review', 'scheduled', 'live')
        or (l.status not in ('draft', 'awaiting_payment') and l.seller_id <> i.seller_id))
    select placed.inspected_id as "inspectedId", placed.id, placed.slug, placed.name, placed.status,
      placed.same_seller as "isSameSeller", placed.pictures::int, round(100 * placed.words)::int as words,
      json_build_object('id', s.id, 'username', s.username) as seller, main.picture
    from placed join users s on s.id = placed.seller_id
    left join lateral (
      select jsonb_build_object('id', m.id, 'status', m.status, 'role', m.role, 'width', m.width,
        'height', m.height, 'widths', m.widths) as picture
      from listing_pictures lp join media m on m.id = lp.media_id
      where lp.listing_id = placed.id order by lp.position, lp.media_id limit 1) main on true
    where place <= ${mostShown} order by placed.inspected_id, place`);
  const grouped = Map.groupBy(rows, ({ inspectedId }) => inspectedId);
  return new Map([...grouped].map(([inspectedId, alike]) => [inspectedId, alike.map(viewOf)]));
}

function viewOf({ inspectedId, picture, ...row }: Row): NearDuplicate {
  return { ...row, picture: picture && pictureView(picture) };
}

/** How many pictures of an inspected listing another has: the index finds those with a quarter in common. */
const alikePictures = sql`
  select i.id as inspected_id, lp.listing_id as id, count(distinct own.id) as pictures
  from inspected i
  join listing_pictures shown on shown.listing_id = i.id
  join media own on own.id = shown.media_id
  cross join lateral (
    select near.id from media near
    where likeness_quarters(near.likeness) && likeness_quarters(own.likeness)
      and bit_count(near.likeness # own.likeness) <= ${mostOtherBits}
    limit ${mostAlike}) near
  join listing_pictures lp on lp.media_id = near.id and lp.listing_id <> i.id
  group by i.id, lp.listing_id`;

/** How much of a description another has, from 0 to 1, among the newest listings of the same seller and of the same brand. */
const alikeWords = sql`
  select i.id as inspected_id, l.id, max(similarity(f_norm(l.description), f_norm(i.description))) as words
  from inspected i
  cross join lateral (
    (select id from listings where seller_id = i.seller_id order by id desc limit ${mostCompared})
    union
    (select id from listings where brand_id = i.brand_id order by id desc limit ${mostCompared})) compared
  join listings l on l.id = compared.id and l.id <> i.id
  where length(i.description) >= ${shortestCompared} and length(l.description) >= ${shortestCompared}
    and similarity(f_norm(l.description), f_norm(i.description)) >= ${leastSameWords}
  group by i.id, l.id`;

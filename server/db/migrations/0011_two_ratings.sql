ALTER TABLE "users" ADD COLUMN "seller_rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seller_rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "buyer_rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "buyer_rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "users" u SET "seller_rating_sum" = r.seller_stars, "seller_rating_count" = r.seller_count,
  "buyer_rating_sum" = r.buyer_stars, "buyer_rating_count" = r.buyer_count
FROM (
  SELECT subject_id,
    coalesce(sum(stars) FILTER (WHERE side = 'buyer'), 0) AS seller_stars, count(*) FILTER (WHERE side = 'buyer') AS seller_count,
    coalesce(sum(stars) FILTER (WHERE side = 'seller'), 0) AS buyer_stars, count(*) FILTER (WHERE side = 'seller') AS buyer_count
  FROM reviews WHERE published_at IS NOT NULL AND hidden_at IS NULL GROUP BY subject_id
) r WHERE u.id = r.subject_id;

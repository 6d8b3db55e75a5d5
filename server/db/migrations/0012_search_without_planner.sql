ALTER TABLE "search_pairs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "search_pairs" CASCADE;--> statement-breakpoint
DROP INDEX "search_entries_sample_2";--> statement-breakpoint
DROP INDEX "search_entries_sample_3";--> statement-breakpoint
DROP INDEX "search_entries_sample_4";--> statement-breakpoint
DROP INDEX "search_entries_sample_5";--> statement-breakpoint
DROP INDEX "search_entries_sample_6";--> statement-breakpoint
DROP INDEX "search_entries_sample_7";--> statement-breakpoint
DROP INDEX "search_entries_sample_8";--> statement-breakpoint
DROP INDEX "search_entries_sample_9";--> statement-breakpoint
DROP INDEX "search_entries_sample_10";--> statement-breakpoint
DROP INDEX "listings_band";--> statement-breakpoint
DROP INDEX "listings_brand";--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id");--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "depth";--> statement-breakpoint
DROP FUNCTION IF EXISTS word_pairs(text[]), word_pair(text, text), sample_depth(bigint);

ALTER TABLE "first_run_links" RENAME TO "setup_links";--> statement-breakpoint
ALTER INDEX "account_deletions_kept" RENAME TO "account_deletions_retained";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "is_house" TO "is_shop";--> statement-breakpoint
ALTER INDEX "users_house" RENAME TO "users_shop";--> statement-breakpoint
ALTER INDEX "users_of_house" RENAME TO "users_of_shop";--> statement-breakpoint
ALTER TABLE "deals" RENAME CONSTRAINT "deals_held" TO "deals_escrowed";--> statement-breakpoint
ALTER TABLE "held_edits" RENAME TO "pending_edits";--> statement-breakpoint
ALTER TABLE "pending_edits" RENAME COLUMN "held_at" TO "pending_since";--> statement-breakpoint
ALTER TABLE "pending_edits" RENAME CONSTRAINT "held_edits_listing_id_listings_id_fk" TO "pending_edits_listing_id_listings_id_fk";--> statement-breakpoint
ALTER TABLE "notices" RENAME TO "notifications";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "further_finds" TO "further_found";--> statement-breakpoint
ALTER INDEX "notices_once" RENAME TO "notifications_once";--> statement-breakpoint
ALTER INDEX "notices_user" RENAME TO "notifications_user";--> statement-breakpoint
ALTER INDEX "notices_unseen" RENAME TO "notifications_unseen";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "is_held" TO "is_escrowed";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_held" TO "orders_escrowed";--> statement-breakpoint
ALTER TABLE "receipts" RENAME COLUMN "told_by_line" TO "reported_by_line";--> statement-breakpoint
ALTER TABLE "receipts" RENAME COLUMN "also_told_as" TO "also_reported_as";--> statement-breakpoint
ALTER TABLE "refused_notices" RENAME TO "refused_webhooks";--> statement-breakpoint
ALTER TABLE "refused_webhooks" RENAME CONSTRAINT "refused_notices_gateway_day_pk" TO "refused_webhooks_gateway_day_pk";--> statement-breakpoint
ALTER TABLE "refused_webhooks" RENAME CONSTRAINT "refused_notices_count" TO "refused_webhooks_count";--> statement-breakpoint
ALTER TABLE "product_watches" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "demand_finds" RENAME TO "demand_matches";--> statement-breakpoint
ALTER INDEX "demand_finds_supply" RENAME TO "demand_matches_supply";--> statement-breakpoint
ALTER TABLE "demand_matches" RENAME CONSTRAINT "demand_finds_demand_id_supply_id_pk" TO "demand_matches_demand_id_supply_id_pk";--> statement-breakpoint
ALTER TABLE "search_finds" RENAME TO "search_matches";--> statement-breakpoint
ALTER TABLE "search_matches" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "search_finds_listing" RENAME TO "search_matches_listing";--> statement-breakpoint
ALTER INDEX "search_finds_waiting" RENAME TO "search_matches_waiting";--> statement-breakpoint
ALTER INDEX "search_finds_age" RENAME TO "search_matches_age";--> statement-breakpoint
ALTER TABLE "search_matches" RENAME CONSTRAINT "search_finds_search_id_watched_searches_id_fk" TO "search_matches_search_id_watched_searches_id_fk";--> statement-breakpoint
ALTER TABLE "search_matches" RENAME CONSTRAINT "search_finds_search_id_listing_id_pk" TO "search_matches_search_id_listing_id_pk";--> statement-breakpoint
ALTER TABLE "watched_searches" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER INDEX "first_run_links_pkey" RENAME TO "setup_links_pkey";--> statement-breakpoint
ALTER INDEX "held_edits_pkey" RENAME TO "pending_edits_pkey";--> statement-breakpoint
ALTER SEQUENCE "notices_id_seq" RENAME TO "notifications_id_seq";--> statement-breakpoint
ALTER INDEX "notices_pkey" RENAME TO "notifications_pkey";
ALTER TABLE "users" DROP COLUMN "rating_sum";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "rating_count";
ALTER TABLE "notices" ADD COLUMN "search_id" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "further_finds" integer DEFAULT 0 NOT NULL;
ALTER TABLE "conversation_sides" ADD COLUMN "mailed_for" timestamp (6) with time zone;--> statement-breakpoint
UPDATE "conversation_sides" SET "mailed_for" = "unread_since" WHERE "mailed_at" >= "unread_since";

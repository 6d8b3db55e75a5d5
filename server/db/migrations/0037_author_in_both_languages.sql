-- What stands under an article is told in its reader's language; what was stored stays the Czech one.
ALTER TABLE "articles" ALTER COLUMN "author" SET DATA TYPE jsonb USING jsonb_build_object('cs', author, 'en', '');
--> statement-breakpoint
-- The demo's own.
UPDATE "articles" SET "author" = jsonb_set("author", '{en}', '"The Kabinet editors"') WHERE "author" ->> 'cs' = 'Redakce Kabinetu';

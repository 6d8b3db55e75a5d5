ALTER TABLE "contact_details" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "contact_details" ADD COLUMN "last_name" text;--> statement-breakpoint
-- The one field of before is split at its last space; a single word is the last name.
UPDATE "contact_details" SET
  "first_name" = nullif(trim(regexp_replace(trim("name"), '\S+$', '')), ''),
  "last_name" = substring(trim("name") from '\S+$')
WHERE "name" IS NOT NULL;

ALTER TABLE "media" ADD COLUMN "zoom_width" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "has_original" boolean DEFAULT false NOT NULL;
ALTER TABLE "media" ADD COLUMN "lacks_likeness" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_orders_coming_back" ON "goods_orders" USING btree ("withdrawn_at") WHERE withdrawn_at is not null and status in ('handed_over', 'delivered');--> statement-breakpoint
CREATE INDEX "media_lacking_likeness" ON "media" USING btree ("created_at") WHERE lacks_likeness;--> statement-breakpoint
UPDATE "media" SET "lacks_likeness" = true WHERE "status" = 'ready' AND "likeness" IS NULL;

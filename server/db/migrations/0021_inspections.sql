CREATE TABLE "inspections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint,
	"seller_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"submitted_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"rule" text,
	"reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "inspections_decided_at" CHECK (("inspections"."outcome" is null) = ("inspections"."decided_at" is null)),
	CONSTRAINT "inspections_reasons" CHECK (("inspections"."outcome" is not distinct from 'rejected') = ("inspections"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cancel_rule" text;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "retraction_rule" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_rule" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_open" ON "inspections" USING btree ("listing_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "inspections_queue" ON "inspections" USING btree ("kind","submitted_at","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "inspections_decided" ON "inspections" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome in ('approved', 'rejected');--> statement-breakpoint
CREATE INDEX "inspections_listing" ON "inspections" USING btree ("listing_id","id");
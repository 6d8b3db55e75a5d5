CREATE TABLE "suspicions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspicions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"after_sequence" integer,
	"shared" text[] DEFAULT '{}' NOT NULL,
	"noted_at" timestamp (6) with time zone NOT NULL,
	"looked_at" timestamp (6) with time zone,
	"looked_by_id" bigint
);
--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_looked_by_id_users_id_fk" FOREIGN KEY ("looked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspicions_once" ON "suspicions" USING btree ("kind","listing_id","user_id","other_id");--> statement-breakpoint
CREATE INDEX "suspicions_open" ON "suspicions" USING btree ("noted_at") WHERE looked_at is null;--> statement-breakpoint
CREATE INDEX "suspicions_done" ON "suspicions" USING btree ("looked_at" DESC NULLS LAST) WHERE looked_at is not null;
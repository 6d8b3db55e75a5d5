CREATE TABLE "trusted_flaggers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trusted_flaggers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"user_id" bigint,
	"email" text,
	"reason" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"named_by_id" bigint NOT NULL,
	"removed_at" timestamp (6) with time zone,
	"removed_by_id" bigint,
	"removed_reason" text,
	CONSTRAINT "trusted_flaggers_who" CHECK ("trusted_flaggers"."user_id" is null or "trusted_flaggers"."email" is null),
	CONSTRAINT "trusted_flaggers_removal" CHECK (num_nonnulls("trusted_flaggers"."removed_at", "trusted_flaggers"."removed_by_id", "trusted_flaggers"."removed_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "flagger_id" bigint;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_named_by_id_users_id_fk" FOREIGN KEY ("named_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_flaggers_user" ON "trusted_flaggers" USING btree ("user_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_flaggers_email" ON "trusted_flaggers" USING btree ("email") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_flagger_id_trusted_flaggers_id_fk" FOREIGN KEY ("flagger_id") REFERENCES "public"."trusted_flaggers"("id") ON DELETE no action ON UPDATE no action;
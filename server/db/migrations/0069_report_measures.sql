CREATE TABLE "reporter_measures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reporter_measures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint,
	"email" text,
	"report_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"by_id" bigint NOT NULL,
	"until" timestamp (6) with time zone,
	"withdrawn_at" timestamp (6) with time zone,
	"withdrawn_by_id" bigint,
	"withdrawn_reason" text,
	CONSTRAINT "reporter_measures_until" CHECK (("reporter_measures"."kind" = 'pause') = ("reporter_measures"."until" is not null)),
	CONSTRAINT "reporter_measures_who" CHECK ("reporter_measures"."user_id" is null or "reporter_measures"."email" is null),
	CONSTRAINT "reporter_measures_withdrawal" CHECK (num_nonnulls("reporter_measures"."withdrawn_at", "reporter_measures"."withdrawn_by_id", "reporter_measures"."withdrawn_reason") in (0, 3))
);
--> statement-breakpoint
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
ALTER TABLE "report_appeals" ADD COLUMN "listing_return" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "flagger_id" bigint;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_named_by_id_users_id_fk" FOREIGN KEY ("named_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reporter_measures_user" ON "reporter_measures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reporter_measures_email" ON "reporter_measures" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reporter_measures_created" ON "reporter_measures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_flaggers_user" ON "trusted_flaggers" USING btree ("user_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_flaggers_email" ON "trusted_flaggers" USING btree ("email") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_flagger_id_trusted_flaggers_id_fk" FOREIGN KEY ("flagger_id") REFERENCES "public"."trusted_flaggers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_guest" ON "reports" USING btree ("guest_email") WHERE guest_email is not null;
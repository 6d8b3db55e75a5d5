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
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reporter_measures_user" ON "reporter_measures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reporter_measures_email" ON "reporter_measures" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reporter_measures_created" ON "reporter_measures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_guest" ON "reports" USING btree ("guest_email") WHERE guest_email is not null;
CREATE TABLE "report_appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"action" text,
	"ground" text,
	"decided_reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "report_appeals_decision" CHECK (num_nonnulls("report_appeals"."outcome", "report_appeals"."decided_reason", "report_appeals"."decided_by_id", "report_appeals"."decided_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeals_once" ON "report_appeals" USING btree ("report_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeals_open" ON "report_appeals" USING btree ("report_id") WHERE outcome is null;
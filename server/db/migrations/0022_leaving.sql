CREATE TABLE "account_deletions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"wanted_at" timestamp (6) with time zone NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL,
	"reminded_at" timestamp (6) with time zone,
	"deleted_at" timestamp (6) with time zone,
	"finished_at" timestamp (6) with time zone,
	CONSTRAINT "account_deletions_finished" CHECK ("account_deletions"."finished_at" is null or "account_deletions"."deleted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"left_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone NOT NULL,
	"ready_at" timestamp (6) with time zone,
	"expires_at" timestamp (6) with time zone,
	"bytes" bigint,
	CONSTRAINT "data_exports_progress" CHECK ("data_exports"."files_done" between 0 and "data_exports"."files_total"),
	CONSTRAINT "data_exports_ready" CHECK (("data_exports"."status" in ('ready', 'expired')) = ("data_exports"."ready_at" is not null and "data_exports"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "account_deletions_kept" ON "account_deletions" USING btree ("deleted_at") WHERE deleted_at is not null and finished_at is null;--> statement-breakpoint
CREATE INDEX "former_emails_left" ON "former_emails" USING btree ("left_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one" ON "data_exports" USING btree ("user_id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE status = 'ready';
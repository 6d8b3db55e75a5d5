CREATE TABLE "issue_deliveries" (
	"issue_id" bigint NOT NULL,
	"email" "citext" NOT NULL,
	"mail_key" text NOT NULL,
	"outcome" text,
	CONSTRAINT "issue_deliveries_issue_id_email_pk" PRIMARY KEY("issue_id","email"),
	CONSTRAINT "issue_deliveries_mail_key_unique" UNIQUE("mail_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text DEFAULT 'draft' NOT NULL,
	"subject" jsonb NOT NULL,
	"preheader" jsonb NOT NULL,
	"opening" jsonb NOT NULL,
	"article_ids" bigint[] DEFAULT '{}' NOT NULL,
	"lot_ids" bigint[] DEFAULT '{}' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"by_id" bigint NOT NULL,
	"planned_at" timestamp (6) with time zone,
	"started_at" timestamp (6) with time zone,
	"finished_at" timestamp (6) with time zone,
	"reached_id" bigint DEFAULT 0 NOT NULL,
	"total" integer,
	"outcome" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_planned" CHECK ("newsletter_issues"."status" <> 'planned' or "newsletter_issues"."planned_at" is not null),
	CONSTRAINT "newsletter_issues_started" CHECK ("newsletter_issues"."status" in ('draft', 'planned') or ("newsletter_issues"."started_at" is not null and "newsletter_issues"."total" is not null))
);
--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "rate_on" date;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "currencies" SET "rate" = 1 WHERE "code" = 'CZK';--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "bounced_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_deliveries_waiting" ON "issue_deliveries" USING btree ("issue_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "issue_deliveries_email" ON "issue_deliveries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_issues_under_way" ON "newsletter_issues" USING btree ("id") WHERE status in ('planned', 'sending', 'stopped');--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_charged" CHECK ("currencies"."code" <> 'CZK' or ("currencies"."rate" = 1 and "currencies"."is_shown"));--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_default_shown" CHECK ("currencies"."is_shown" or not "currencies"."is_default");--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_bounced" CHECK ("subscribers"."bounced_at" is null or "subscribers"."ended_at" is not null);
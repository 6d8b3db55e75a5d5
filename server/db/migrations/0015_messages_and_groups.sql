CREATE TABLE "group_memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"valid_from" timestamp (6) with time zone NOT NULL,
	"valid_until" timestamp (6) with time zone,
	"by_id" bigint NOT NULL,
	CONSTRAINT "group_memberships_time" CHECK ("group_memberships"."valid_until" is null or "group_memberships"."valid_until" >= "group_memberships"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"style" text DEFAULT 'gold' NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "user_groups_discount" CHECK ("user_groups"."discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_others" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" bigint NOT NULL,
	"reported_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"message_id" bigint,
	"quoted" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"decided_reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "reports_decision" CHECK (num_nonnulls("reports"."outcome", "reports"."decided_reason", "reports"."decided_by_id", "reports"."decided_at") in (0, 4)),
	CONSTRAINT "reports_quoted" CHECK (("reports"."message_id" is null) = ("reports"."quoted" is null))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_text";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_back_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_back_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "contact_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_memberships_user" ON "group_memberships" USING btree ("user_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "group_memberships_open" ON "group_memberships" USING btree ("user_id") WHERE valid_until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_groups_name" ON "user_groups" USING btree ((name ->> 'cs'));--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","conversation_id",coalesce(message_id, 0)) WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', f_norm(text)));--> statement-breakpoint
CREATE INDEX "messages_contacts" ON "messages" USING btree ("author_id") WHERE contact_kinds <> '{}';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_taken_back" CHECK (("messages"."taken_back_at" is null or "messages"."media_id" is null) and ("messages"."taken_back_at" is not null or not "messages"."taken_back_seen"));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_text" CHECK (case when "messages"."media_id" is null and "messages"."taken_back_at" is null then length("messages"."text") between 1 and 2000 else "messages"."text" = '' end);
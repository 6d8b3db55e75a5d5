CREATE TABLE "blocks" (
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_others" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_text";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_back_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_back_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "contact_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', f_norm(text)));--> statement-breakpoint
CREATE INDEX "messages_contacts" ON "messages" USING btree ("author_id") WHERE contact_kinds <> '{}';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_taken_back" CHECK (("messages"."taken_back_at" is null or "messages"."media_id" is null) and ("messages"."taken_back_at" is not null or not "messages"."taken_back_seen"));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_text" CHECK (case when "messages"."media_id" is null and "messages"."taken_back_at" is null then length("messages"."text") between 1 and 2000 else "messages"."text" = '' end);
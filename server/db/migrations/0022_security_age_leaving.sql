CREATE TABLE "register_answers" (
	"question" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "recovery_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"used_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (6) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bid_budgets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "bid_budgets_amount" CHECK ("bid_budgets"."amount_minor" > 0)
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
CREATE TABLE "push_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"added_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"payload" text NOT NULL,
	"topic" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"next_attempt_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "age_proof_attempts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect" text,
	"expires_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "age_proof_attempts_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "age_proofs" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"proved_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "proved_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_budgets" ADD CONSTRAINT "bid_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_token_hash_tokens_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."tokens"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_proof_attempts" ADD CONSTRAINT "age_proof_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_proofs" ADD CONSTRAINT "age_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_answers_age" ON "register_answers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "account_deletions_kept" ON "account_deletions" USING btree ("deleted_at") WHERE deleted_at is not null and finished_at is null;--> statement-breakpoint
CREATE INDEX "former_emails_left" ON "former_emails" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one" ON "data_exports" USING btree ("user_id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE status = 'ready';--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_token" ON "push_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_once" ON "pushes" USING btree ("event_id","device_id","topic");--> statement-breakpoint
CREATE INDEX "pushes_waiting" ON "pushes" USING btree ("next_attempt_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "pushes_device" ON "pushes" USING btree ("device_id","created_at");
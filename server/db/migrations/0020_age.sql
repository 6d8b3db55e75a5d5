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
ALTER TABLE "age_proof_attempts" ADD CONSTRAINT "age_proof_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_proofs" ADD CONSTRAINT "age_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
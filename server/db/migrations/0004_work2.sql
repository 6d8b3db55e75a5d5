CREATE TABLE "sign_in_places" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"last_used_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_places_user" ON "sign_in_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_places_use" ON "sign_in_places" USING btree ("last_used_at");
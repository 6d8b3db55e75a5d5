CREATE TABLE "bid_budgets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "bid_budgets_amount" CHECK ("bid_budgets"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "bid_budgets" ADD CONSTRAINT "bid_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
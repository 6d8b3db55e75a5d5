CREATE TABLE "register_answers" (
	"question" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "register_answers_age" ON "register_answers" USING btree ("asked_at");
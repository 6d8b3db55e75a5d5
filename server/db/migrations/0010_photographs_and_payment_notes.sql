CREATE TABLE "case_photographs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_photographs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"side" text NOT NULL,
	"media_id" text NOT NULL,
	"added_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_text";--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "payment_said_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "media_id" text;--> statement-breakpoint
ALTER TABLE "case_photographs" ADD CONSTRAINT "case_photographs_case_id_deal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."deal_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_photographs" ADD CONSTRAINT "case_photographs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_photographs_media" ON "case_photographs" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "case_photographs_case" ON "case_photographs" USING btree ("case_id","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_media" ON "messages" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_text" CHECK (case when "messages"."media_id" is null then length("messages"."text") between 1 and 2000 else "messages"."text" = '' end);
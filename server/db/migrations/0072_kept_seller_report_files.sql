CREATE TABLE "seller_report_files" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_report_files" ADD CONSTRAINT "seller_report_files_message_id_seller_report_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."seller_report_messages"("id") ON DELETE cascade ON UPDATE no action;
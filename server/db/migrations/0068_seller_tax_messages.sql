CREATE TABLE "seller_report_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_report_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"operator" jsonb NOT NULL,
	"operator_hash" text NOT NULL,
	"operator_kind" text NOT NULL,
	"operator_ref" text NOT NULL,
	"operator_corrects" text,
	"written_at" timestamp (6) with time zone NOT NULL,
	"by_id" bigint NOT NULL,
	CONSTRAINT "seller_report_messages_ref_id_unique" UNIQUE("ref_id")
);
--> statement-breakpoint
CREATE TABLE "seller_report_records" (
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"corrects" text,
	"record" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seller_report_records_message_id_user_id_pk" PRIMARY KEY("message_id","user_id"),
	CONSTRAINT "seller_report_records_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "seller_tax_requests" (
	"user_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "seller_tax_requests_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
ALTER TABLE "seller_tax_details" ADD COLUMN "tax_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_report_messages" ADD CONSTRAINT "seller_report_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_records" ADD CONSTRAINT "seller_report_records_message_id_seller_report_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."seller_report_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_records" ADD CONSTRAINT "seller_report_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_tax_requests" ADD CONSTRAINT "seller_tax_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
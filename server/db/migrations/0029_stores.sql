CREATE TABLE "store_exceptions" (
	"store_id" bigint NOT NULL,
	"on_day" date NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "store_exceptions_store_id_on_day_pk" PRIMARY KEY("store_id","on_day")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"week" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_week" CHECK (jsonb_array_length("stores"."week") = 7)
);
--> statement-breakpoint
ALTER TABLE "store_exceptions" ADD CONSTRAINT "store_exceptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
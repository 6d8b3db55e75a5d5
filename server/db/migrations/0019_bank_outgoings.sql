CREATE TABLE "bank_balances" (
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"read_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "bank_balances_account_currency_day_pk" PRIMARY KEY("account","currency","day")
);
--> statement-breakpoint
CREATE TABLE "outgoings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"also_reported_as" text[] DEFAULT '{}' NOT NULL,
	"own_account" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"variable_symbol" text NOT NULL,
	"payee_account" text NOT NULL,
	"note" text NOT NULL,
	"taken_at" timestamp (6) with time zone NOT NULL,
	"refund_id" bigint,
	"payout_id" bigint,
	"receipt_id" bigint,
	"fault" text,
	"resolved_at" timestamp (6) with time zone,
	"resolved_by_id" bigint,
	"reason" text,
	CONSTRAINT "outgoings_amount" CHECK ("outgoings"."amount_minor" > 0),
	CONSTRAINT "outgoings_one" CHECK (num_nonnulls("outgoings"."refund_id", "outgoings"."payout_id", "outgoings"."receipt_id") <= 1),
	CONSTRAINT "outgoings_resolved" CHECK ((num_nonnulls("outgoings"."refund_id", "outgoings"."payout_id", "outgoings"."receipt_id", "outgoings"."reason") = 1)
        = ("outgoings"."resolved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "statement_reads" (
	"source" text PRIMARY KEY NOT NULL,
	"read_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_paid";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bank_order_id" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payer_iban" text;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "format" text DEFAULT 'sepa' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoings" ADD CONSTRAINT "outgoings_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoings" ADD CONSTRAINT "outgoings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoings" ADD CONSTRAINT "outgoings_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoings" ADD CONSTRAINT "outgoings_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoings_reference" ON "outgoings" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoings_refund" ON "outgoings" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoings_payout" ON "outgoings" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoings_receipt" ON "outgoings" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "outgoings_day" ON "outgoings" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "outgoings_waiting" ON "outgoings" USING btree ("id") WHERE resolved_at is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bank_order_id_payout_batches_id_fk" FOREIGN KEY ("bank_order_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account" CHECK ("refunds"."iban" is not null or "refunds"."bank_order_id" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_format" CHECK ("payout_batches"."format" in ('sepa', 'abo')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid" CHECK ("payouts"."paid_by_id" is null or "payouts"."paid_at" is not null) NOT VALID;
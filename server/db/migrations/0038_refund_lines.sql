CREATE TABLE "refund_lines" (
	"refund_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."total_minor" > 0 and "refund_lines"."vat_minor" between 0 and "refund_lines"."total_minor")
);
--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Refunds of before were taken from the lines in their order: from the first until it was empty, then from the next.
INSERT INTO "refund_lines" ("refund_id", "position", "total_minor", "vat_minor")
SELECT taken.refund_id, taken.position, taken.upto - taken.already,
  round(taken.upto * coalesce(taken.vat_percent, 0)::numeric / (100 + coalesce(taken.vat_percent, 0)))
    - round(taken.already * coalesce(taken.vat_percent, 0)::numeric / (100 + coalesce(taken.vat_percent, 0)))
FROM (
  SELECT r.id AS refund_id, l.position, l.vat_percent,
    greatest(0, least(r.after - l.start, l.total_minor)) AS upto,
    greatest(0, least(r.after - r.amount_minor - l.start, l.total_minor)) AS already
  FROM (SELECT id, order_id, amount_minor, sum(amount_minor) OVER (PARTITION BY order_id ORDER BY id) AS after FROM "refunds") r
  JOIN "orders" o ON o.id = r.order_id AND NOT o.is_held
  JOIN (SELECT *, sum(total_minor) OVER (PARTITION BY order_id ORDER BY position) - total_minor AS start FROM "order_lines") l
    ON l.order_id = r.order_id
) taken
WHERE taken.upto > taken.already;

CREATE TABLE "merged_brands" (
	"id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"into_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_brands" ADD CONSTRAINT "merged_brands_into_id_brands_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_brands_key" ON "merged_brands" USING btree ("key");--> statement-breakpoint
CREATE INDEX "merged_brands_into" ON "merged_brands" USING btree ("into_id");--> statement-breakpoint
WITH RECURSIVE step AS (
	SELECT subject_id::int8 AS id, before->>'name' AS name, (after->>'intoId')::int8 AS into_id
	FROM audit_entries WHERE subject = 'brand' AND after->>'intoId' IS NOT NULL
), way AS (
	SELECT id, name, into_id FROM step
	UNION SELECT way.id, way.name, step.into_id FROM way JOIN step ON step.id = way.into_id
)
INSERT INTO "merged_brands" ("id", "key", "into_id")
SELECT DISTINCT ON (way.id) way.id, f_norm(way.name), way.into_id
FROM way JOIN brands ON brands.id = way.into_id WHERE way.name IS NOT NULL ORDER BY way.id;

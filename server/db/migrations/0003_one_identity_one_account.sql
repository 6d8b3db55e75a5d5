-- By hand: of accounts that one identity of a bank has proved the first keeps the proof.
DELETE FROM "age_proofs" later USING "age_proofs" earlier
WHERE later."method" = 'bank' AND earlier."method" = 'bank' AND later."reference" = earlier."reference"
  AND (earlier."proved_at", earlier."user_id") < (later."proved_at", later."user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "age_proofs_person" ON "age_proofs" USING btree ("reference") WHERE method = 'bank';
DROP INDEX "audit_entries_subject";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by" ON "audit_entries" USING btree ("by_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_words" ON "audit_entries" USING gin (audit_words(before, after, reason) gin_trgm_ops);
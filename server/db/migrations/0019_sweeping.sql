CREATE INDEX "mail_links_expiry" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listings_drafts" ON "listings" USING btree ("updated_at") WHERE status = 'draft';
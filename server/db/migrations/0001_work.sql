ALTER TABLE "search_words" ADD COLUMN "heard" text GENERATED ALWAYS AS (f_heard(word)) STORED;--> statement-breakpoint
CREATE INDEX "search_words_heard" ON "search_words" USING btree ("heard");
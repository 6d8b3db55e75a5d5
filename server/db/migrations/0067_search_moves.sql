CREATE TABLE "search_moves" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"after_id" bigint DEFAULT 0 NOT NULL
);

CREATE TABLE "refused_notices" (
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "refused_notices_gateway_day_pk" PRIMARY KEY("gateway","day"),
	CONSTRAINT "refused_notices_count" CHECK ("refused_notices"."count" > 0)
);

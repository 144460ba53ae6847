CREATE TABLE "search_visitors" (
	"keyword" text NOT NULL,
	"visitor" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "search_visitors_keyword_visitor_pk" PRIMARY KEY("keyword","visitor")
);
--> statement-breakpoint
CREATE INDEX "search_visitors_by_day" ON "search_visitors" USING btree ("visitor","day");--> statement-breakpoint
-- Counted without visitors: nobody knows whether many searched it.
DELETE FROM "search_counts";

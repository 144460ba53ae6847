CREATE TABLE "article_readers" (
	"slug" text NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "article_readers_slug_day_visitor_pk" PRIMARY KEY("slug","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"slug" text NOT NULL,
	"day" text NOT NULL,
	"readers" integer NOT NULL,
	CONSTRAINT "article_reads_day_slug_pk" PRIMARY KEY("day","slug")
);
--> statement-breakpoint
CREATE INDEX "article_readers_by_day" ON "article_readers" USING btree ("day");
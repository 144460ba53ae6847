CREATE TABLE "search_tokens" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"words" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"head" text NOT NULL,
	"brand_head" text NOT NULL,
	"facets" jsonb NOT NULL,
	"rank" double precision NOT NULL,
	"can_buy" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"brand" text NOT NULL,
	"uses" integer NOT NULL,
	"naming" integer NOT NULL,
	"heads" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "search_words_word_brand_pk" PRIMARY KEY("word","brand")
);
--> statement-breakpoint
CREATE INDEX "search_tokens_tokens_index" ON "search_tokens" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_revision_index" ON "search_words" USING btree ("revision");--> statement-breakpoint
-- Statistics of many words: what the planner knows nothing of, it takes for frequent.
ALTER TABLE "search_tokens" ALTER COLUMN "tokens" SET STATISTICS 500;

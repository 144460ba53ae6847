DROP TABLE "search_words" CASCADE;--> statement-breakpoint
ALTER TABLE "synonyms" RENAME TO "synonyms_before";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_names";--> statement-breakpoint
DROP INDEX "products_name_trgm";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "names";
ALTER TABLE "import_shops" ADD COLUMN "made_seller_id" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "picture_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "made_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "imports" SET "pictures" = sent."pictures", "picture_bytes" = sent."bytes"
FROM (SELECT "import_id", count(*) AS "pictures", sum("bytes") AS "bytes" FROM "import_files" GROUP BY "import_id") AS sent
WHERE sent."import_id" = "imports"."id";

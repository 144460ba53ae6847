ALTER TABLE "transaction_lines" ADD COLUMN "carried_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_bendable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_services" ADD COLUMN "max_length_mm" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "truck_classes" ADD COLUMN "max_length_mm" integer DEFAULT 3400 NOT NULL;--> statement-breakpoint
-- Rebar was sold before anybody said that it may be bent.
UPDATE "products" SET "is_bendable" = true WHERE "name" ILIKE 'besi beton %';

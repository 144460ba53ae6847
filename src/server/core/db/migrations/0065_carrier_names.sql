ALTER TABLE "courier_services" ADD COLUMN "delivered_name" text;--> statement-breakpoint
ALTER TABLE "truck_classes" ADD COLUMN "delivered_name" text;--> statement-breakpoint
-- What has the name of a delivered one came from there; other names are known to nobody and are never found.
UPDATE "courier_services" SET "delivered_name" = "courier" || '|' || "service";--> statement-breakpoint
UPDATE "truck_classes" SET "delivered_name" = "name";
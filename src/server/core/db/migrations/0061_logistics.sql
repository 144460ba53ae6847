CREATE TABLE "reach_edits" (
	"district_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "delivered_name" text;--> statement-breakpoint
ALTER TABLE "reach_edits" ADD CONSTRAINT "reach_edits_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now all of them came from the reference data.
UPDATE "warehouses" SET "delivered_name" = "name";

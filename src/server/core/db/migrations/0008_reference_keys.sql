CREATE UNIQUE INDEX "fee_groups_once" ON "fee_groups" USING btree ("type","name");--> statement-breakpoint
ALTER TABLE "truck_classes" ADD CONSTRAINT "truck_classes_name_unique" UNIQUE("name");--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_name_unique" UNIQUE("name");
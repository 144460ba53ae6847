DROP INDEX "products_merk";--> statement-breakpoint
CREATE INDEX "product_details_photo_path_index" ON "product_details" USING btree ("photo_path") WHERE "product_details"."photo_path" is not null;--> statement-breakpoint
CREATE INDEX "product_photos_path_index" ON "product_photos" USING btree ("path");--> statement-breakpoint
CREATE INDEX "products_merk" ON "products" USING hash (lower("merk"));
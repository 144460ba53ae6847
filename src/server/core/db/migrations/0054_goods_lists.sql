CREATE TABLE "photo_uploads" (
	"path" text PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "photo_uploads_uploaded_at_index" ON "photo_uploads" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_merk" ON "products" USING btree (lower("merk"));--> statement-breakpoint
CREATE INDEX "skus_letters" ON "skus" USING btree (lower("sku"));
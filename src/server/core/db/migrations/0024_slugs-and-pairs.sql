CREATE TABLE "bought_together" (
	"product_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "past_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_slugs" ADD CONSTRAINT "past_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_other_id_index" ON "bought_together" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "past_slugs_product_id_index" ON "past_slugs" USING btree ("product_id");--> statement-breakpoint
UPDATE "products" SET "changed_at" = "created_at";--> statement-breakpoint
-- Written by the database, because whoever renames a product by hand would forget the old address.
CREATE FUNCTION "keep_past_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "past_slugs" ("slug", "product_id") VALUES (OLD."slug", NEW."id")
    ON CONFLICT ("slug") DO UPDATE SET "product_id" = EXCLUDED."product_id";
  DELETE FROM "past_slugs" WHERE "slug" = NEW."slug";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_renamed" AFTER UPDATE ON "products"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "keep_past_slug"();--> statement-breakpoint
CREATE FUNCTION "date_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changed_at" = now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_page_changed" BEFORE UPDATE ON "products" FOR EACH ROW
  WHEN (
    (OLD."slug", OLD."name", OLD."description", OLD."merk", OLD."specifications", OLD."photo_path", OLD."c3", OLD."is_active", OLD."min_price", OLD."max_price")
    IS DISTINCT FROM
    (NEW."slug", NEW."name", NEW."description", NEW."merk", NEW."specifications", NEW."photo_path", NEW."c3", NEW."is_active", NEW."min_price", NEW."max_price")
  ) EXECUTE FUNCTION "date_product_change"();

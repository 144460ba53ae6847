ALTER TABLE "products" ADD COLUMN "best_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_changes" ADD COLUMN "is_minor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER "product_changed" ON "products";--> statement-breakpoint
UPDATE "products" SET "best_stock" = coalesce((
  SELECT max(d."stock") FROM "product_details" d WHERE d."product_id" = "products"."id" AND d."is_active"
), 0);--> statement-breakpoint
-- Behind the update: the table is written anew for it, without the rows that the update left dead.
ALTER TABLE "products" ADD COLUMN "can_buy" boolean GENERATED ALWAYS AS (best_stock >= min) STORED NOT NULL;--> statement-breakpoint
-- What a list shows or is filtered by. Stock alone is neither: an order of what remains buyable changes no answer.
CREATE TRIGGER "product_changed" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (
    (OLD."name", OLD."merk", OLD."description", OLD."c1", OLD."c2", OLD."c3", OLD."variant_name1", OLD."variant_name2", OLD."specifications", OLD."is_active", OLD."card_price", OLD."can_buy", OLD."type", OLD."condition", OLD."shop_id", OLD."province_id", OLD."city_id", OLD."is_free_shipping", OLD."is_pre_order", OLD."created_at")
    IS DISTINCT FROM
    (NEW."name", NEW."merk", NEW."description", NEW."c1", NEW."c2", NEW."c3", NEW."variant_name1", NEW."variant_name2", NEW."specifications", NEW."is_active", NEW."card_price", NEW."can_buy", NEW."type", NEW."condition", NEW."shop_id", NEW."province_id", NEW."city_id", NEW."is_free_shipping", NEW."is_pre_order", NEW."created_at")
  ) EXECUTE FUNCTION "log_product_change"();--> statement-breakpoint
CREATE FUNCTION "log_minor_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_changes" ("product_id", "version", "is_minor")
    VALUES (NEW."id", pg_current_xact_id()::text::bigint, true);
  RETURN NULL;
END $$;--> statement-breakpoint
-- What only orders lists: the index follows, and answers that are kept are given until they are old.
CREATE TRIGGER "product_moved" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (
    (OLD."sold", OLD."sold_30d", OLD."rating", OLD."rank")
    IS DISTINCT FROM
    (NEW."sold", NEW."sold_30d", NEW."rating", NEW."rank")
  ) EXECUTE FUNCTION "log_minor_product_change"();

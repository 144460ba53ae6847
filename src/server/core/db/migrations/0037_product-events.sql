-- The log that the search follows is a part of the events: the same triggers write there. Readers begin anew with their
-- process, so that no row moves.
CREATE OR REPLACE FUNCTION "log_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("type", "kind", "object_id", "data")
    VALUES ('product.changed', 'product', coalesce(NEW."id", OLD."id"), '{}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "log_minor_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("type", "kind", "object_id", "data")
    VALUES ('product.moved', 'product', NEW."id", '{}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "log_variant_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("type", "kind", "object_id", "data")
    VALUES ('product.changed', 'product', coalesce(NEW."product_id", OLD."product_id"), '{}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "log_category_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("type", "kind", "object_id", "data")
    SELECT 'product.changed', 'product', "id", '{}' FROM "products" WHERE NEW."id" IN ("c1", "c2", "c3");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "log_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("type", "kind", "object_id", "data")
    VALUES ('stock.changed', 'stock', NEW."product_id", jsonb_build_object('variant_id', NEW."id", 'stock', NEW."stock"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_changed" AFTER UPDATE ON "product_details"
  FOR EACH ROW WHEN (OLD."stock" IS DISTINCT FROM NEW."stock") EXECUTE FUNCTION "log_stock_change"();--> statement-breakpoint
DROP TABLE "product_changes" CASCADE;

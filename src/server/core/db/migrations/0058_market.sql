CREATE TABLE "past_shop_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rests_with_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "curated_keywords" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "curated_keywords" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "subdistrict_id" bigint;--> statement-breakpoint
ALTER TABLE "past_shop_slugs" ADD CONSTRAINT "past_shop_slugs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_shop_slugs_shop_id_index" ON "past_shop_slugs" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_subdistrict_id_villages_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."villages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by the database, as for products: whoever renames a shop by hand would forget the old address.
CREATE FUNCTION "keep_past_shop_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "past_shop_slugs" ("slug", "shop_id") VALUES (OLD."slug", NEW."id")
    ON CONFLICT ("slug") DO UPDATE SET "shop_id" = EXCLUDED."shop_id";
  DELETE FROM "past_shop_slugs" WHERE "slug" = NEW."slug";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shop_renamed" AFTER UPDATE ON "shops"
  FOR EACH ROW WHEN (OLD."slug" IS DISTINCT FROM NEW."slug") EXECUTE FUNCTION "keep_past_shop_slug"();--> statement-breakpoint
-- No product of a closed shop is active, whoever writes it: what would be sold rests until the shop opens again. The lock
-- makes a product that is added at the same time wait for the closing. It is the one that a save of goods takes at its end: a weaker one
-- first would make two saves wait for each other.
CREATE FUNCTION "rest_with_closed_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_closed boolean;
BEGIN
  NEW."rests_with_shop" := false;
  IF NEW."is_active" THEN
    SELECT "closed_at" IS NOT NULL INTO is_closed FROM "shops" WHERE "id" = NEW."shop_id" FOR NO KEY UPDATE;
    IF is_closed THEN
      NEW."is_active" := false;
      NEW."rests_with_shop" := true;
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_offered" BEFORE INSERT OR UPDATE OF "is_active", "shop_id" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "rest_with_closed_shop"();--> statement-breakpoint
CREATE FUNCTION "shop_opens_or_closes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "products" SET "is_active" = true
    WHERE "shop_id" = NEW."id" AND ("is_active" OR "rests_with_shop");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shop_closed" AFTER UPDATE ON "shops"
  FOR EACH ROW WHEN ((OLD."closed_at" IS NULL) IS DISTINCT FROM (NEW."closed_at" IS NULL))
  EXECUTE FUNCTION "shop_opens_or_closes"();

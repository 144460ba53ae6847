ALTER TABLE "transaction_lines" ADD COLUMN "sale_unit" text DEFAULT 'pcs' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_unit" text DEFAULT 'pcs' NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD CONSTRAINT "transaction_lines_sale_unit_bounded" CHECK (char_length("transaction_lines"."sale_unit") between 1 and 12);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_unit_bounded" CHECK (char_length("products"."sale_unit") between 1 and 12);--> statement-breakpoint
-- What a size in the name says of itself, then what goods of the category are sold in; sellers correct the rest.
UPDATE "products" p SET "sale_unit" = u."unit" FROM (
  SELECT p."id", CASE
    WHEN p."name" ~* '\mkarung\M' THEN 'karung'
    WHEN p."name" ~* '\mpickup\M' THEN 'pickup'
    WHEN p."name" ~* '\mpalet\M' THEN 'palet'
    WHEN p."name" ~* '\m(1|per) m3\M' THEN 'm³'
    WHEN p."name" ~* '\mper m2\M' THEN 'm²'
    WHEN p."name" ~* '\mper m\M' THEN 'm'
    WHEN p."name" ~* '\mper dus\M' THEN 'dus'
    WHEN p."name" ~* '\mper pcs\M' THEN 'pcs'
    WHEN p."name" ~* '\misi [0-9]+ pcs\M' THEN 'paket'
    WHEN p."name" ~* '\mlembar [0-9]' THEN 'lembar'
    WHEN p."name" ~* '\mroll [0-9,]+ x' OR p."name" ~ '^Amplas Roll' THEN 'roll'
    WHEN p."name" ~* '\mtube\M' OR p."name" ~ '^Silikon' THEN 'tube'
    WHEN p."name" ~* '\mkaleng\M' THEN 'kaleng'
    WHEN p."name" ~* '\mrenceng\M' THEN 'renceng'
    WHEN p."name" ~* '\misi 1 pasang\M' OR p."name" ~ '^Sepatu' THEN 'pasang'
    WHEN p."name" ~* '\misi [0-9]+ (lembar|pasang)\M' THEN 'pak'
    WHEN p."name" ~ '^Papan Cor' THEN 'lembar'
    WHEN p."name" ~ '\mSet\M' THEN 'set'
    WHEN c."slug" IN ('semen-portland', 'mortar-instan', 'perekat-keramik') THEN 'sak'
    WHEN c."slug" IN ('semen-putih', 'kompon') THEN CASE WHEN p."content_amount" >= 10 THEN 'sak' ELSE 'bungkus' END
    WHEN c."slug" IN ('nat-keramik', 'paku', 'minyak-goreng', 'gula-kopi', 'deterjan') THEN 'bungkus'
    WHEN c."slug" IN ('beras', 'pupuk-media-tanam') THEN CASE WHEN p."content_amount" >= 10 THEN 'karung' ELSE 'bungkus' END
    WHEN c."slug" IN ('pasir-beton', 'pasir-pasang', 'batu-split', 'batu-kali') THEN 'karung'
    WHEN c."slug" IN ('besi-beton-ulir', 'besi-beton-polos', 'kanal-c', 'hollow-galvanis', 'reng', 'lis-profil', 'talang-air', 'kayu-balok', 'kaso-reng-kayu', 'pipa-pvc', 'pipa-ppr') THEN 'batang'
    WHEN c."slug" IN ('genteng-metal', 'atap-transparan', 'papan-gypsum', 'plafon-pvc', 'asbes-gelombang', 'triplek', 'blockboard-mdf', 'kaca-film') THEN 'lembar'
    WHEN c."slug" IN ('kawat-bendrat', 'insulasi-atap', 'kabel-listrik', 'selang-semprotan') THEN 'roll'
    WHEN c."slug" IN ('keramik-lantai', 'granit-lantai', 'keramik-dinding', 'vinyl-parket') THEN 'dus'
    WHEN c."slug" IN ('baut-sekrup', 'fischer-dynabolt') THEN 'pak'
    WHEN c."slug" IN ('cat-interior', 'cat-eksterior', 'cat-kayu-besi', 'cat-genteng', 'pelapis-anti-bocor', 'thinner-dempul') THEN CASE WHEN p."content_amount" >= 10 THEN 'pail' ELSE 'kaleng' END
    WHEN c."slug" IN ('sealant-lem', 'pembersih-lantai') THEN 'botol'
    WHEN c."slug" IN ('pintu-kayu', 'pintu-pvc-aluminium', 'jendela-aluminium', 'kloset', 'wastafel', 'bak-mandi', 'water-heater', 'kitchen-sink', 'tandon-air', 'pompa-air', 'septic-tank', 'exhaust-fan', 'bor-listrik', 'gerinda', 'gergaji-listrik', 'molen', 'tangga', 'sofa', 'meja-tamu', 'lemari-pakaian', 'kasur', 'kursi-kantor', 'meja-kerja', 'rak-serbaguna', 'kipas-angin', 'ac', 'rice-cooker', 'blender', 'kulkas', 'mesin-cuci', 'setrika', 'televisi', 'laptop', 'monitor', 'ponsel-android', 'tablet') THEN 'unit'
    WHEN c."slug" IN ('piring-mangkuk') THEN 'set'
    WHEN c."slug" IN ('sepatu') THEN 'pasang'
    ELSE 'pcs'
  END AS "unit"
  FROM "products" p LEFT JOIN "categories" c ON c."id" = p."c3"
) u WHERE u."id" = p."id" AND u."unit" <> 'pcs';--> statement-breakpoint
UPDATE "transaction_lines" l SET "sale_unit" = p."sale_unit" FROM "products" p
  WHERE p."id" = l."product_id" AND p."sale_unit" <> 'pcs';--> statement-breakpoint
-- Cards and pages say the unit: both follow it from now on.
DROP TRIGGER "product_changed" ON "products";--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (
    (OLD."name", OLD."merk", OLD."description", OLD."c1", OLD."c2", OLD."c3", OLD."variant_name1", OLD."variant_name2", OLD."specifications", OLD."is_active", OLD."card_price", OLD."can_buy", OLD."type", OLD."condition", OLD."shop_id", OLD."province_id", OLD."city_id", OLD."is_free_shipping", OLD."is_pre_order", OLD."created_at", OLD."sale_unit")
    IS DISTINCT FROM
    (NEW."name", NEW."merk", NEW."description", NEW."c1", NEW."c2", NEW."c3", NEW."variant_name1", NEW."variant_name2", NEW."specifications", NEW."is_active", NEW."card_price", NEW."can_buy", NEW."type", NEW."condition", NEW."shop_id", NEW."province_id", NEW."city_id", NEW."is_free_shipping", NEW."is_pre_order", NEW."created_at", NEW."sale_unit")
  ) EXECUTE FUNCTION "log_product_change"();--> statement-breakpoint
DROP TRIGGER "product_page_changed" ON "products";--> statement-breakpoint
CREATE TRIGGER "product_page_changed" BEFORE UPDATE ON "products" FOR EACH ROW
  WHEN (
    (OLD."slug", OLD."name", OLD."description", OLD."merk", OLD."specifications", OLD."photo_path", OLD."c3", OLD."is_active", OLD."min_price", OLD."max_price", OLD."sale_unit")
    IS DISTINCT FROM
    (NEW."slug", NEW."name", NEW."description", NEW."merk", NEW."specifications", NEW."photo_path", NEW."c3", NEW."is_active", NEW."min_price", NEW."max_price", NEW."sale_unit")
  ) EXECUTE FUNCTION "date_product_change"();

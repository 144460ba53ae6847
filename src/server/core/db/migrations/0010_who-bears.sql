ALTER TABLE "transactions" ADD COLUMN "discount_by_shop" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "shipping_discount_by_shop" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cashback_by_shop" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "transactions" SET
  "discount_by_shop" = CASE WHEN "voucher_by_shop" THEN "discount" ELSE 0 END,
  "cashback_by_shop" = CASE WHEN "voucher_by_shop" THEN "cashback" ELSE 0 END,
  "shipping_discount_by_shop" = "shipping_discount";

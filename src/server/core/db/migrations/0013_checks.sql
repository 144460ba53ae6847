ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_qty_positive" CHECK ("cart_lines"."qty" >= 1);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD CONSTRAINT "transaction_lines_qty_positive" CHECK ("transaction_lines"."qty" >= 1 and "transaction_lines"."price" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amounts_not_negative" CHECK (least("transactions"."subtotal", "transactions"."discount", "transactions"."cashback", "transactions"."shipping_cost", "transactions"."shipping_discount", "transactions"."extra_cost",
        "transactions"."fee_payment", "transactions"."fee", "transactions"."fee_seller") >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_total_adds_up" CHECK ("transactions"."grand_total" = "transactions"."subtotal" - "transactions"."discount" + "transactions"."shipping_cost" - "transactions"."shipping_discount" + "transactions"."extra_cost"
        + "transactions"."fee_payment" + "transactions"."fee" + "transactions"."fee_seller");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_borne_within" CHECK ("transactions"."discount_by_shop" between 0 and "transactions"."discount" and "transactions"."cashback_by_shop" between 0 and "transactions"."cashback"
        and "transactions"."shipping_discount_by_shop" between 0 and "transactions"."shipping_discount");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refund_within_total" CHECK ("transactions"."refunded" between 0 and "transactions"."grand_total");--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "variants_stock_not_negative" CHECK ("product_details"."stock" >= 0);--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "variants_price_not_negative" CHECK ("product_details"."price" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_min_positive" CHECK ("products"."min" >= 1);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_stars" CHECK ("reviews"."rating" between 1 and 5);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_used_within_limit" CHECK ("vouchers"."used_count" between 0 and "vouchers"."usage_limit");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_percentage" CHECK ("vouchers"."percentage" between 0 and 100);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_amounts_not_negative" CHECK (least("vouchers"."amount", "vouchers"."max_amount", "vouchers"."min_purchase_amount") >= 0);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_end_after_start" CHECK ("vouchers"."valid_from" < "vouchers"."valid_until");
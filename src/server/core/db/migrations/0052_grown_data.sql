DROP INDEX "transactions_deadline";--> statement-breakpoint
DROP INDEX "transactions_buyer_status";--> statement-breakpoint
DROP INDEX "transactions_shop_status";--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "transactions_buyer" ON "transactions" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "transactions_shop" ON "transactions" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "transactions_status" ON "transactions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "transactions_due" ON "transactions" USING btree ("deadline_at","id") WHERE "transactions"."deadline_at" is not null;--> statement-breakpoint
CREATE INDEX "transactions_code_trgm" ON "transactions" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transaction_lines_name_trgm" ON "transaction_lines" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_product_rating" ON "reviews" USING btree ("product_id","rating","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_shop_rating" ON "reviews" USING btree ("shop_id","rating","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_buyer_status" ON "transactions" USING btree ("buyer_id","status","id");--> statement-breakpoint
CREATE INDEX "transactions_shop_status" ON "transactions" USING btree ("shop_id","status","id");
CREATE INDEX "withdrawals_nominal" ON "withdrawals" USING btree ("nominal","id");--> statement-breakpoint
CREATE INDEX "withdrawals_status_nominal" ON "withdrawals" USING btree ("status","nominal","id");--> statement-breakpoint
CREATE INDEX "withdrawals_account_number" ON "withdrawals" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "withdrawals_holder_trgm" ON "withdrawals" USING gin ("account_holder" gin_trgm_ops);
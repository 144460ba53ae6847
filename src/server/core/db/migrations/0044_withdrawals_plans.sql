DROP INDEX "withdrawals_account";--> statement-breakpoint
CREATE INDEX "users_withdrawals_locked" ON "users" USING btree ("withdrawals_locked_until") WHERE "users"."withdrawals_locked_until" is not null;--> statement-breakpoint
CREATE INDEX "bank_accounts_user_id_index" ON "bank_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("bank_account_id");
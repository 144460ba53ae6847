ALTER TABLE "transaction_history" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "site" jsonb;--> statement-breakpoint
ALTER TABLE "transaction_history" ADD CONSTRAINT "transaction_history_place_short" CHECK (char_length("transaction_history"."place") <= 100);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_site_bounded" CHECK (jsonb_typeof("transactions"."site") = 'object' and octet_length("transactions"."site"::text) <= 2000);
ALTER TABLE "transactions" ADD COLUMN "rest_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD COLUMN "refunded_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD CONSTRAINT "transaction_lines_refunded_within" CHECK ("transaction_lines"."refunded_qty" between 0 and "transaction_lines"."qty");
DROP INDEX "transactions_va_once";--> statement-breakpoint
CREATE INDEX "payment_notifications_outcome" ON "payment_notifications" USING btree ("outcome","id");--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "payment_method_id";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "payment_name";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "payment_status";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "payment_number";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "payment_expires_at";
DROP INDEX "payment_notifications_once";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notifications_once" ON "payment_notifications" USING btree ("gateway","event_id","number");
ALTER TABLE "conversations" ADD COLUMN "last_buyer_message_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_reply_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "push_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conversations_of_shop_unread" ON "conversations" USING btree ("shop_id",("last_buyer_message_id" > "seller_read_id") desc,"last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree (("last_buyer_message_id" > "seller_read_id") desc,"last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_push" ON "conversations" USING btree ("push_at") WHERE "conversations"."push_at" is not null;--> statement-breakpoint
-- Threads that negotiations have opened.
UPDATE "conversations" c SET
  "last_buyer_message_id" = coalesce((select max(m.id) from "messages" m where m.conversation_id = c.id and m.role = 'buyer'), 0),
  "last_reply_id" = coalesce((select max(m.id) from "messages" m where m.conversation_id = c.id and m.role <> 'buyer'), 0);

CREATE INDEX "messages_text_trgm" ON "messages" USING gin ("message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_trgm" ON "users" USING gin ("name" gin_trgm_ops);
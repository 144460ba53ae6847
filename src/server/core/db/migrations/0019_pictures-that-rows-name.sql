ALTER TABLE "files" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "files" CASCADE;--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING btree ("photo_path") WHERE "users"."photo_path" is not null;--> statement-breakpoint
CREATE INDEX "transaction_history_photo" ON "transaction_history" USING btree ("photo_path") WHERE "transaction_history"."photo_path" is not null;--> statement-breakpoint
CREATE INDEX "reviews_photo" ON "reviews" USING btree ("photo_path") WHERE "reviews"."photo_path" is not null;
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_time" ON "reviews" USING btree ("created_at","id","rating");--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("created_at","id","rating") WHERE "reviews"."reply" is null;--> statement-breakpoint
CREATE INDEX "reviews_answered" ON "reviews" USING btree ("created_at","id","rating") WHERE "reviews"."reply" is not null;--> statement-breakpoint
CREATE INDEX "reviews_shop_unanswered" ON "reviews" USING btree ("shop_id","created_at","id","rating") WHERE "reviews"."reply" is null;
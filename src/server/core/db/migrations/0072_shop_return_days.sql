ALTER TABLE "transactions" ADD COLUMN "return_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "return_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_return_days" CHECK ("shops"."return_days" between 3 and 30);
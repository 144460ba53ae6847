ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_pkey";--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_shop_id_pk" PRIMARY KEY("user_id","shop_id");

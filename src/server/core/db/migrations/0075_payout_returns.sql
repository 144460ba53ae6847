ALTER TABLE "shop_payouts" DROP CONSTRAINT "shop_payouts_account_paid";--> statement-breakpoint
DROP INDEX "shop_payouts_reference_once";--> statement-breakpoint
ALTER TABLE "shop_payouts" ADD COLUMN "repeats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_payouts" ADD COLUMN "return_of" bigint;--> statement-breakpoint
-- References that differed only in case or blanks were two until now: the later ones count on.
ALTER TABLE "shop_payouts" DISABLE TRIGGER "shop_payouts_stay";--> statement-breakpoint
UPDATE "shop_payouts" p SET "repeats" = n.place - 1 FROM (
  SELECT "id", row_number() OVER (PARTITION BY "shop_id", lower(regexp_replace("reference", '[[:space:]]', '', 'g')) ORDER BY "id") AS place
  FROM "shop_payouts"
) n WHERE n."id" = p."id" AND n.place > 1;--> statement-breakpoint
ALTER TABLE "shop_payouts" ENABLE TRIGGER "shop_payouts_stay";--> statement-breakpoint
ALTER TABLE "shop_payouts" ADD CONSTRAINT "shop_payouts_return_of_shop_payouts_id_fk" FOREIGN KEY ("return_of") REFERENCES "public"."shop_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_payouts_return_once" ON "shop_payouts" USING btree ("return_of");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_payouts_reference_once" ON "shop_payouts" USING btree ("shop_id",lower(regexp_replace("reference", '[[:space:]]', '', 'g')),"repeats") WHERE "shop_payouts"."return_of" is null;--> statement-breakpoint
ALTER TABLE "shop_payouts" ADD CONSTRAINT "shop_payouts_account_paid" CHECK (("shop_payouts"."direction" = 'out' and "shop_payouts"."return_of" is null) = ("shop_payouts"."bank_name" is not null and "shop_payouts"."account_number" is not null and "shop_payouts"."account_holder" is not null));
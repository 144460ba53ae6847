ALTER TABLE "transactions" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "transactions" SET "refunded" = "back"."amount", "payment_status" = 'paid'
FROM (
  SELECT m."transaction_id", sum(e."amount") AS "amount"
  FROM "ledger_movements" m JOIN "ledger_entries" e ON e."movement_id" = m."id"
  WHERE m."trx_id" LIKE 'RF-%' AND e."account" = 'buyer_saldo'
  GROUP BY m."transaction_id"
) AS "back"
WHERE "back"."transaction_id" = "transactions"."id";

CREATE TABLE "negotiations" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"address" jsonb NOT NULL,
	"quote" bigint NOT NULL,
	"estimate" bigint,
	"shipping_discount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;
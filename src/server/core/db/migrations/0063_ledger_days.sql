CREATE TABLE "ledger_days" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"incoming" bigint NOT NULL,
	"outgoing" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "ledger_days_day_account_pk" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE INDEX "ledger_movements_created_at_index" ON "ledger_movements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_created_at_index" ON "payments" USING btree ("created_at");
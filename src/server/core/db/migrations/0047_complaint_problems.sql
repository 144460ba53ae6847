DROP INDEX "complaint_items_line_once";--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_items_problem_once" ON "complaint_items" USING btree ("complaint_id","transaction_line_id","problem");
-- What was posted stays: a mistake is mended by another movement. (D15)
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A row of % never changes', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_movements_stay BEFORE UPDATE OR DELETE ON "ledger_movements"
  FOR EACH ROW EXECUTE FUNCTION ledger_stays();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION ledger_stays();
--> statement-breakpoint
CREATE TRIGGER ledger_movements_whole BEFORE TRUNCATE ON "ledger_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_whole BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();

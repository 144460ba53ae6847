-- What is on its way already gets the clock that it would have been given.
UPDATE "transactions" SET "deadline_at" = "shipped_at"
  + make_interval(days => 14 + coalesce(substring("etd" from '([0-9]+)[^0-9]*$')::int, 7))
WHERE "status" = 'sent' AND "payment_type" <> 'baba_cod' AND "deadline_at" IS NULL;

CREATE INDEX "addresses_deleted_at_index" ON "addresses" USING btree ("deleted_at") WHERE "addresses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "product_views_viewed_at_index" ON "product_views" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "checkouts_address_id_index" ON "checkouts" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guess_counters_updated_at_index" ON "guess_counters" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "otp_codes_expires_at_index" ON "otp_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires_at_index" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked_at_index" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_visitors_day_index" ON "search_visitors" USING btree ("day");
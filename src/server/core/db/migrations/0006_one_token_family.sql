ALTER TABLE "sibling_tokens" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sibling_tokens" CASCADE;--> statement-breakpoint
DROP INDEX "sessions_previous_refresh_hash_index";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "previous_refresh_hash";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "rotated_at";
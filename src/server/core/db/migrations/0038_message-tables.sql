-- Names that say what the tables hold: messages that wait, messages that were written down instead of sent, and
-- settings of this database.
ALTER TABLE "facts" RENAME TO "settings";--> statement-breakpoint
ALTER INDEX "facts_pkey" RENAME TO "settings_pkey";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME TO "message_queue";--> statement-breakpoint
ALTER INDEX "deliveries_next_try_at_index" RENAME TO "message_queue_next_try_at_index";--> statement-breakpoint
ALTER INDEX "deliveries_created_at_index" RENAME TO "message_queue_created_at_index";--> statement-breakpoint
ALTER INDEX "deliveries_pkey" RENAME TO "message_queue_pkey";--> statement-breakpoint
ALTER SEQUENCE "deliveries_id_seq" RENAME TO "message_queue_id_seq";--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "message_log";--> statement-breakpoint
ALTER INDEX "outbox_to_id_index" RENAME TO "message_log_to_id_index";--> statement-breakpoint
ALTER INDEX "outbox_created_at_index" RENAME TO "message_log_created_at_index";--> statement-breakpoint
ALTER INDEX "outbox_pkey" RENAME TO "message_log_pkey";--> statement-breakpoint
ALTER SEQUENCE "outbox_id_seq" RENAME TO "message_log_id_seq";

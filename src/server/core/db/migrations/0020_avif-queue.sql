CREATE TABLE "avif_queue" (
	"path" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "avif_queue_due_at_index" ON "avif_queue" USING btree ("due_at");
CREATE TABLE "lost_shipments" (
	"complaint_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	CONSTRAINT "lost_shipments_complaint_id_shipment_id_pk" PRIMARY KEY("complaint_id","shipment_id")
);
--> statement-breakpoint
ALTER TABLE "lost_shipments" ADD CONSTRAINT "lost_shipments_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_shipments" ADD CONSTRAINT "lost_shipments_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lost_shipments_shipment_id_index" ON "lost_shipments" USING btree ("shipment_id");
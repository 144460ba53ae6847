import { dateTime } from '#lib/format/dates.ts'

type Dates = { delivered_at: string | null; lost_at: string | null }

/**
 * Whether a shipment was refunded as lost, or sent again for it, whatever its courier had reported. What is reported
 * after that did arrive.
 */
export const isLost = <T extends string | Date>(arrived: T | null, lost: T | null): boolean =>
  lost !== null && (arrived === null || arrived <= lost)

/** What became of a shipment: 'Sampai 03 Desember 2026 10:00 WIB', 'Tidak sampai' or 'Dalam perjalanan' */
export function shipmentStateText({ delivered_at: arrived, lost_at: lost }: Dates): string {
  if (isLost(arrived, lost)) return 'Tidak sampai'
  return arrived ? `Sampai ${dateTime(arrived)} WIB` : 'Dalam perjalanan'
}

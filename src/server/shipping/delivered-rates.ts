import type { Zone } from './schema.ts'

// 'courier service min–max kg: per zone (city, province, island, other) first/next/days'. '-' is not carried.
const services = `
JNE YES 1-30: 18000/14000/1-1 24000/19000/1-1 34000/28000/1-1 -
JNE REG 1-70: 9000/7500/1-2 12000/10000/1-2 19000/16000/2-3 42000/38000/3-6
J&T EZ 1-50: 9000/7000/1-2 12000/9500/1-3 18000/15500/2-4 41000/37000/3-7
SiCepat REG 1-50: 8500/7000/1-2 11500/9500/1-2 18000/15000/2-3 43000/39000/3-6
AnterAja Reguler 1-40: 8000/6800/1-2 11000/9000/1-3 17500/14500/2-4 -
JNE JTR 10-1000: 45000/3200/2-4 58000/3900/3-5 85000/5200/4-7 150000/11500/7-14
SiCepat GOKIL 10-500: 38000/2900/2-4 52000/3600/3-5 78000/4900/4-8 142000/10800/8-15
J&T Cargo 10-1000: 40000/3000/2-4 54000/3700/3-6 80000/5000/4-8 145000/11000/7-15
`

/** Maximum length of a piece, in millimetres (D39): parcels, and cargo. */
export const courierLengthMm = { parcel: 1500, cargo: 3000 }
/** Maximum overhang behind a truck, in millimetres (D39). */
const overhangMm = 1000

const trucks = [
  {
    name: 'Pickup',
    maxKg: 1000,
    maxM3: 3,
    maxLengthMm: 2400 + overhangMm,
    base: 75_000,
    perKm: 4000,
    sort: 1
  },
  {
    name: 'Engkel',
    maxKg: 2000,
    maxM3: 8,
    maxLengthMm: 4200 + overhangMm,
    base: 150_000,
    perKm: 6500,
    sort: 2
  },
  { name: 'CDD', maxKg: 4000, maxM3: 16, maxLengthMm: 5800 + overhangMm, base: 250_000, perKm: 9000, sort: 3 }
]

/** The delivered truck classes as rows. */
export const deliveredTrucks = trucks.map(truck => ({ ...truck, deliveredName: truck.name }))

/** The courier services as rows, in the order of the file. */
export function readServices() {
  return services
    .trim()
    .split('\n')
    .map((row, index) => {
      const [head = '', rates = ''] = row.split(': ')
      const words = head.split(' ')
      const [minKg = 1, maxKg = 1] = words.pop()!.split('-').map(Number)
      const service = words.pop()!
      const [city = null, province = null, island = null, other = null] = rates.split(' ').map(readRate)
      const zones: Record<Zone, ReturnType<typeof readRate>> = { city, province, island, other }
      const isCargo = minKg >= 10
      return {
        courier: words.join(' '),
        service,
        isCargo,
        minKg,
        maxKg,
        maxLengthMm: isCargo ? courierLengthMm.cargo : courierLengthMm.parcel,
        rates: zones,
        sort: index + 1,
        deliveredName: `${words.join(' ')}|${service}`
      }
    })
}

const byName = new Map(readServices().map(row => [row.deliveredName, row]))
const trucksByName = new Map(deliveredTrucks.map(row => [row.deliveredName, row]))

/** The delivered rates of a service, whatever it is called now; undefined for one of an operator's. */
export const deliveredService = ({ deliveredName }: { deliveredName: string | null }) =>
  byName.get(deliveredName ?? '')

/** The same of a truck class. */
export const deliveredTruck = ({ deliveredName }: { deliveredName: string | null }) =>
  trucksByName.get(deliveredName ?? '')

function readRate(text: string) {
  if (text === '-') return null
  const [first = 0, next = 0] = text.split('/').map(Number)
  const [minDays = 1, maxDays = 1] = text.split('/')[2]!.split('-').map(Number)
  return { first, next, minDays, maxDays }
}

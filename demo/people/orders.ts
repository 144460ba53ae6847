import type { InferInsertModel } from 'drizzle-orm'

import { brand } from '#lib/core/brand.ts'

import { sandboxGateway } from '#server/core/adapters/payment.ts'
import type { Config } from '#server/core/platform/config.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type AddressSnapshot, transactionLines, transactions } from '#server/order/schema.ts'
import type { Seeded } from '../catalogue/write.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { picturePath } from '../pictures/picture.ts'
import { startRandom } from '../random.ts'
import { type Movement, writeLedger } from './ledger.ts'
import { figure, type Line } from './order-figures.ts'
import { moneyOf } from './order-money.ts'
import { type OrderPlan, orderPlans } from './order-plans.ts'
import { type PlannedOrder, writeTrail } from './order-trail.ts'
import { demoBuyerId } from './people.ts'

const hour = 3_600_000

/** The demo buyer's orders with lines, history, notifications, a review and the ledger. */
export async function writeOrders(
  db: Db,
  config: Config,
  products: readonly Seeded[],
  address: AddressSnapshot,
  now: Date
): Promise<void> {
  const gateway = sandboxGateway(config)
  const movements: Movement[] = []
  const orders: PlannedOrder[] = []
  for (const [index, plan] of orderPlans.entries()) {
    const id = index + 1
    const createdAt = new Date(now.getTime() - plan.hoursAgo * hour)
    const code = orderCode(createdAt, id)
    const at = (status: string) => {
      const step = plan.steps.find(step => step.status === status)
      return step && new Date(createdAt.getTime() + step.hours * hour)
    }
    const lines = chooseLines(products, plan, id)
    const figures = figure(plan, lines)
    const expiresAt = new Date(createdAt.getTime() + 24 * hour)
    const number =
      plan.pay === 'saldo'
        ? null
        : (
            await gateway.openVirtualAccount({
              bankCode: plan.pay,
              orderCode: code,
              amount: figures.grandTotal,
              expiresAt
            })
          ).number
    const order = { ...build(plan, id, code, createdAt, at), ...figures, address }
    const shopId = lines[0]!.product.shopId
    orders.push({
      plan,
      lines,
      at,
      order: {
        ...order,
        shopId,
        type: lines.some(line => line.product.type === 'material') ? 'material' : 'non-material',
        volumeM3: Number((figures.weightKg / 900).toFixed(3)),
        paymentNumber: number,
        paymentExpiresAt: number ? expiresAt : null
      }
    })
    movements.push(...moneyOf(plan, { id, code, shopId, figures, at }))
  }
  await insertRows(
    db,
    transactions,
    orders.map(({ order }) => order)
  )
  await insertRows(
    db,
    transactionLines,
    orders.flatMap(({ order, lines }) => lines.map(line => lineRow(order.id!, line)))
  )
  await writeTrail(db, orders)
  await writeLedger(db, movements, new Date(now.getTime() - 40 * 24 * hour))
}

function lineRow(transactionId: number, { product, qty }: Line): InferInsertModel<typeof transactionLines> {
  return {
    transactionId,
    productId: product.id,
    productDetailId: product.variant.id,
    name: product.name,
    slug: product.slug,
    photoPath: picturePath(product.photo),
    variant: product.variant.name,
    price: product.variant.price,
    qty,
    weightG: product.variant.weightG
  }
}

/** BB, the day in Jakarta, and six characters of base32: 'BB261121A7KQ2M'. */
function orderCode(createdAt: Date, id: number): string {
  const jakarta = new Date(createdAt.getTime() + 7 * hour).toISOString().slice(2, 10).replaceAll('-', '')
  const random = startRandom(`order ${id}`)
  const letters = Array.from({ length: 6 }, () => random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']))
  return `BB${jakarta}${letters.join('')}`
}

/** Light goods of one shop that parcels carry, so that figures stay those of a household. */
function chooseLines(products: readonly Seeded[], plan: OrderPlan, id: number): Line[] {
  const fitting = products.filter(({ variant, isActive }) => {
    return (
      isActive &&
      variant.stock > 10 &&
      variant.weightG <= 5000 &&
      variant.price >= 40_000 &&
      variant.price <= 700_000
    )
  })
  const first = fitting[(id * 11) % fitting.length]!
  const second = fitting.find(product => product.shopId === first.shopId && product.id !== first.id)
  // BABA10 asks for Rp200.000 of goods.
  const least = plan.isVoucherUsed ? Math.ceil(200_000 / first.variant.price) : 1
  return [first, second]
    .slice(0, plan.lines)
    .flatMap((product, index) =>
      product ? [{ product, qty: Math.max(index ? 1 : least, 1 + ((id + index) % 3)) }] : []
    )
}

function build(
  plan: OrderPlan,
  id: number,
  code: string,
  createdAt: Date,
  at: (status: string) => Date | undefined
) {
  const isCommercial = plan.shipping === 'commercial'
  const last = plan.steps.at(-1)!
  const isPaid = at('paid') !== undefined
  const sentAt = at('sent')
  return {
    id,
    code,
    buyerId: demoBuyerId,
    status: plan.status,
    discount: 0,
    voucherId: plan.isVoucherUsed ? 1 : null,
    voucherCode: plan.isVoucherUsed ? 'BABA10' : null,
    shippingType: plan.shipping,
    courier: isCommercial ? 'JNE' : brand.logistics,
    service: isCommercial ? 'REG' : 'Pickup',
    etd: isCommercial ? '1-2 hari' : '2-3 hari',
    deliveryCase: isCommercial ? 3 : 1,
    resi: sentAt ? `JX${String(4_410_022_000 + id)}` : null,
    distanceKm: 20,
    paymentMethodId: { saldo: 1, bca: 2, mandiri: 3, bni: 4 }[plan.pay],
    paymentType: plan.pay === 'saldo' ? ('baba_balance' as const) : ('virtual_account' as const),
    paymentName: {
      saldo: brand.saldo,
      bca: 'BCA Virtual Account',
      mandiri: 'Mandiri Virtual Account',
      bni: 'BNI Virtual Account'
    }[plan.pay],
    paymentStatus: isPaid
      ? ('paid' as const)
      : plan.status === 'cancel'
        ? ('expired' as const)
        : ('pending' as const),
    paidAt: at('paid') ?? null,
    deadlineAt: deadline(plan, createdAt, at),
    acceptedAt: at('process') ?? null,
    packedAt: at('process') ?? null,
    shippedAt: sentAt ?? null,
    deliveredAt: at('delivered') ?? null,
    finishedAt: at('success') ?? null,
    cancelledAt: at('cancel') ?? null,
    cancelBy: plan.status === 'cancel' ? last.actor : null,
    reason: plan.status === 'cancel' ? last.detail.replace('Dibatalkan pembeli: ', '') : null,
    holdsStock: plan.status !== 'cancel',
    createdAt
  }
}

/** D12: 24 h to pay, 2 days to accept, 5 to ship, 3 after arrival until it counts as received. */
function deadline(plan: OrderPlan, createdAt: Date, at: (status: string) => Date | undefined): Date | null {
  const after = (start: Date | undefined, hours: number) => start && new Date(start.getTime() + hours * hour)
  const due = {
    pending: after(createdAt, 24),
    paid: after(at('paid'), 48),
    process: after(at('paid'), 120),
    delivered: after(at('delivered'), 72)
  }
  return due[plan.status as keyof typeof due] ?? null
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkoutTotals } from '#lib/checkout/totals.ts'
import { type OrderFigures, settlementOf } from '#lib/order/settlement.ts'

type Sold = Partial<OrderFigures> & { subtotal?: number }

/** An order over Rp390.000 of goods by a courier for Rp50.000, by default. */
function sold({ subtotal = 390_000, ...more }: Sold = {}): OrderFigures {
  const figures = {
    discount: 0,
    discountByShop: 0,
    shippingCost: 50_000,
    shippingDiscount: 0,
    shippingDiscountByShop: 0,
    extraCost: 0,
    feePayment: 0,
    fee: 0,
    feeSeller: 0,
    cashback: 0,
    cashbackByShop: 0,
    shippingType: 'commercial' as const,
    deliveryCase: 1,
    ...more
  }
  const { grandTotal } = checkoutTotals({ ...figures, subtotal, shipping: figures.shippingCost })
  return { ...figures, grandTotal }
}

describe('[order-25] the shares of an order', () => {
  it('are the goods for the seller, the freight for the courier, the fee for the marketplace', () => {
    expect(settlementOf(sold({ feePayment: 4_000 }))).toEqual({
      refund: 0,
      seller: 390_000,
      courier: 50_000,
      fees: 4_000,
      promo: 0,
      cashback: 0,
      cashbackByShop: 0
    })
  })

  it.each([
    ["a shop's voucher lowers what it gets", { discount: 19_350, discountByShop: 19_350 }, 370_650, 0],
    ["the marketplace's voucher is its expense", { discount: 19_350 }, 390_000, 19_350],
    [
      "a shop's shipping discount lowers what it gets",
      { shippingDiscount: 20_000, shippingDiscountByShop: 20_000 },
      370_000,
      0
    ]
  ])('%s', (_name, figures, seller, promo) => {
    expect(settlementOf(sold(figures))).toMatchObject({ seller, courier: 50_000, promo })
  })

  it('are paid by the marketplace alone if its voucher covers everything', () => {
    const order = sold({ subtotal: 50_000, discount: 50_000, shippingCost: 0, cashback: 900 })
    expect(order.grandTotal).toBe(0)
    expect(settlementOf(order)).toMatchObject({ refund: 0, seller: 50_000, promo: 50_000, cashback: 900 })
  })

  it('leave the marketplace both service fees', () => {
    const order = sold({ fee: 1_000, feeSeller: 500, feePayment: 4_000 })
    expect(settlementOf(order)).toMatchObject({ seller: 390_000, courier: 50_000, fees: 5_500 })
  })

  it('give the seller the freight too if its own courier drives', () => {
    expect(settlementOf(sold({ shippingType: 'shop_courier', extraCost: 10_000 }))).toMatchObject({
      seller: 450_000,
      courier: 0
    })
  })

  it('give the courier the freight if Baba drives for Kurir Toko', () => {
    expect(settlementOf(sold({ shippingType: 'shop_courier', deliveryCase: 6 }))).toMatchObject({
      seller: 390_000,
      courier: 50_000
    })
  })
})

describe('[order-26] a refund', () => {
  it('of everything leaves nobody anything', () => {
    const order = sold({ feePayment: 4_000, discount: 10_000, cashback: 5_000, fee: 1_000 })
    expect(settlementOf(order, order.grandTotal)).toEqual({
      refund: order.grandTotal,
      seller: 0,
      courier: 0,
      fees: 0,
      promo: 0,
      cashback: 0,
      cashbackByShop: 0
    })
  })

  it("without the payment's fee leaves the marketplace that fee only", () => {
    const order = sold({ feePayment: 4_000 })
    expect(settlementOf(order, order.grandTotal - 4_000)).toMatchObject({
      seller: 0,
      courier: 0,
      fees: 4_000
    })
  })

  it("of a part reduces the seller's share, and its share of promotion and cashback", () => {
    const order = sold({ discount: 40_000, cashback: 20_000, cashbackByShop: 8_000 })
    // 400.000 was paid; half of it is refunded.
    expect(settlementOf(order, 200_000)).toEqual({
      refund: 200_000,
      seller: 170_000,
      courier: 50_000,
      fees: 0,
      promo: 20_000,
      cashback: 10_000,
      cashbackByShop: 4_000
    })
  })
})

it('[order-25, order-26] every rupiah is accounted for, whatever was sold and refunded', () => {
  const rupiah = fc.integer({ min: 0, max: 1_000_000_000 })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const order = fc
    .record({
      subtotal: rupiah,
      shippingCost: rupiah,
      extraCost: rupiah,
      feePayment: fc.constantFrom(0, 4_000),
      off: fc.tuple(part, part, part, part, part, part),
      shippingType: fc.constantFrom(
        'commercial' as const,
        'shop_courier' as const,
        'baba_expedition' as const
      ),
      deliveryCase: fc.constantFrom(1, 6)
    })
    .map(({ off: [a, b, c, d, e, f], ...more }) => {
      const discount = Math.floor(more.subtotal * a)
      const shippingDiscount = Math.floor(more.shippingCost * b)
      const cashback = Math.floor(more.subtotal * c)
      return sold({
        ...more,
        discount,
        shippingDiscount,
        cashback,
        discountByShop: Math.floor(discount * d),
        shippingDiscountByShop: Math.floor(shippingDiscount * e),
        cashbackByShop: Math.floor(cashback * f)
      })
    })
  fc.assert(
    fc.property(order, part, (figures, share) => {
      const refunded = Math.floor(figures.grandTotal * share)
      const shares = settlementOf(figures, refunded)
      const out = shares.refund + shares.seller + shares.courier + shares.fees
      expect(out).toBe(figures.grandTotal + shares.promo)
      expect(Object.values(shares).every(Number.isSafeInteger)).toBe(true)
      for (const one of [shares.courier, shares.fees, shares.promo, shares.cashback]) {
        expect(one).toBeGreaterThanOrEqual(0)
      }
      expect(shares.cashbackByShop).toBeLessThanOrEqual(shares.cashback)
    })
  )
})

import type { ShippingType } from '#lib/shipping/shipping-type.ts'

/** readDelivery('3:shop_courier:150000') // => { shopId: 3, shippingType: 'shop_courier', nominal: 150000 } */
export function readDelivery(told: string) {
  const [shopId, shippingType, nominal] = told.split(':')
  return { shopId: Number(shopId), shippingType: shippingType as ShippingType, nominal: Number(nominal) }
}

export const writeDelivery = (shopId: number, shippingType: ShippingType, nominal: number): string =>
  `${shopId}:${shippingType}:${nominal}`

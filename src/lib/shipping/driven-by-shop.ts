import type { ShippingType } from './shipping-type.ts'

/** Whether Kurir Toko drives itself. In case 6 Baba drives for it, so that freight and cash are Baba's. */
export const isDrivenByShop = (type: ShippingType, deliveryCase: number): boolean =>
  type === 'shop_courier' && deliveryCase !== 6

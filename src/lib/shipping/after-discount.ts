/** Shipping cost for the buyer, never below 0. */
export const shippingAfterDiscount = (shipping: number, discount: number): number =>
  Math.max(0, shipping - discount)

/** Badges of a person with this many pieces in the cart, and nothing else. */
export const countersWith = (cart: number) => ({
  cart,
  conversation: 0,
  notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
})

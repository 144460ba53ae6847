import type { CartDetail, CartGroup } from '#lib/cart/contract.ts'

/** A line of the cart at Rp10.000 a piece, with a stock of fifty. */
export const cartLine = (id: number, qty: number, more: Partial<CartDetail['product']> = {}): CartDetail => ({
  id,
  qty,
  note: '',
  product: {
    id: 100 + id,
    detail_id: 200 + id,
    name: `Barang ${id}`,
    slug: `barang-${id}`,
    photo: null,
    variant: null,
    price: 10_000,
    stock: 50,
    min: 1,
    multiple: 1,
    sale_unit: 'sak',
    is_active: true,
    ...more
  },
  unavailable: more.stock === 0 ? 'out_of_stock' : null
})

export const cartShop = (id: number, ...details: CartDetail[]): CartGroup => ({
  id,
  shop: { id, slug: `toko-${id}`, name: `Toko ${id}`, photo: null, city: 'Kota Bandung' },
  details
})

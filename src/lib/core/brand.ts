/** The brand, in its only place. */
export const brand = {
  name: 'Baba Bangunan',
  short: 'Baba',
  saldo: 'Saldo Baba',
  logistics: 'Baba Logistik',
  shopCourier: 'Kurir Toko',
  email: 'halo@bababangunan.example',
  tagline: 'Bahan bangunan dari toko tepercaya di seluruh Indonesia'
} as const

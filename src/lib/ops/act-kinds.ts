/** What an act happened to, by the word that the server has for it. */
export const kindWords: Readonly<Record<string, string>> = {
  balance: 'Saldo',
  banner: 'Banner',
  brand: 'Merek',
  category: 'Kategori',
  clock: 'Jam demo',
  complain: 'Komplain',
  conversation: 'Chat',
  courier: 'Kurir',
  download: 'Unduhan',
  fee_group: 'Biaya layanan',
  import: 'Impor',
  keyword: 'Pencarian populer',
  ledger: 'Buku besar',
  nego: 'Negosiasi',
  notification: 'Notifikasi',
  payment: 'Pembayaran',
  payout: 'Transfer toko',
  payout_file: 'Berkas bank',
  photo: 'Foto',
  product: 'Produk',
  reach: 'Jangkauan',
  review: 'Ulasan',
  session: 'Masuk dan keluar',
  shop: 'Toko',
  synonym: 'Sinonim',
  transaction: 'Pesanan',
  truck: 'Truk',
  voucher: 'Promo',
  warehouse: 'Gudang',
  webhook: 'Webhook',
  withdraw: 'Penarikan'
}

/** Kinds whose objects are shown by their own number: one that is typed may be any of these. Orders have a code. */
export const numberedKinds: readonly string[] = Object.keys(kindWords).filter(
  kind => kind !== 'transaction' && kind !== 'nego'
)

/** Texts of the estimate before a purchase (D36). */
export const estimateTexts = {
  title: 'Pengiriman',
  chooseCity: 'Pilih kota tujuan untuk melihat ongkos kirim.',
  choose: 'Pilih kota tujuan',
  change: 'Ubah kota tujuan',
  chooseShort: 'Pilih kota',
  changeShort: 'Ubah',
  sentTo: 'Dikirim ke',
  mainAddress: 'Pakai alamat utama',
  here: 'Gunakan lokasi saya',
  notHere: 'Kota di sekitar Anda belum dapat dimuat. Ketik nama kotanya.',
  popular: 'Kota yang sering dipilih',
  partly: 'Truk belum menjangkau semua kecamatan di kota ini.',
  about: 'Perkiraan. Ongkos kirim pasti dihitung di checkout dengan alamat lengkap.',
  others: 'Pilihan lain'
}

const wayWords = { deliver: 'diskusi ongkir', pickup: 'dijemput', point: 'dititipkan' } as const

/** Alternative delivery methods: ['pickup', 'point'] // => 'Bisa dijemput atau dititipkan, pilih di checkout.' */
export const waysLeftText = (ways: readonly (keyof typeof wayWords)[]): string =>
  ways.length === 0
    ? ''
    : `Bisa ${new Intl.ListFormat('id', { type: 'disjunction' }).format(ways.map(way => wayWords[way]))}, pilih di checkout.`

/** Alternative delivery methods where the address is out of reach (D8). */
export const wayTexts = {
  legend: 'Cara menerima barang',
  deliver: 'Antar ke alamat',
  deliverNote: 'Ongkir didiskusikan dengan penjual.',
  pickup: 'Jemput',
  pickupNote: 'Ambil sendiri barang di gudang ekspedisi.',
  point: 'Titip',
  pointNote: 'Barang diantar ke alamat yang terjangkau, misalnya milik kerabat.',
  pickups: 'Lokasi Penjemputan di Gudang Ekspedisi',
  points: 'Lokasi yang tersedia',
  none: 'Tidak ada lokasi yang tersedia',
  chooseWay: 'Pilih jemput atau titip'
} as const

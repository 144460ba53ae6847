/** Every refusal: its HTTP status and its text. One vocabulary for server and islands. */
const refusals = {
  // The frame of every call
  invalid_input: [422, 'Data yang dikirim belum benar. Periksa kembali isian Anda.'],
  bad_json: [400, 'Isi permintaan tidak dapat dibaca.'],
  too_large: [413, 'Data yang dikirim terlalu besar.'],
  bad_signature: [403, 'Tanda tangan permintaan tidak valid.'],
  stale_signature: [403, 'Waktu perangkat Anda tidak sesuai. Periksa jam perangkat lalu coba lagi.'],
  bad_origin: [403, 'Permintaan dari situs lain ditolak.'],
  unauthorized: [401, 'Silakan masuk terlebih dahulu.'],
  session_over: [401, 'Sesi Anda sudah berakhir. Silakan masuk lagi.'],
  forbidden: [403, 'Anda tidak memiliki akses.'],
  role_refused: [403, 'Akses ditolak. Hanya pembeli dan penjual yang diizinkan'],
  not_found: [404, 'Data tidak ditemukan.'],
  no_such_endpoint: [404, 'Alamat API tidak ditemukan.'],
  method_not_allowed: [405, 'Metode tidak didukung untuk alamat ini.'],
  busy: [503, 'Layanan sedang ramai. Coba lagi beberapa saat lagi.'],
  too_many_requests: [429, 'Terlalu banyak permintaan. Coba lagi sebentar lagi.'],
  idempotency_key_required: [400, 'Kunci permintaan (Idempotency-Key) wajib dikirim.'],
  idempotency_mismatch: [422, 'Permintaan ini sudah pernah dikirim dengan isi yang berbeda.'],
  server_error: [500, 'Terjadi kesalahan. Silakan coba lagi.'],
  unavailable: [503, 'Layanan sedang tidak tersedia. Silakan coba lagi.'],
  // What the client itself finds out
  offline: [0, 'Tidak ada koneksi internet. Periksa koneksi lalu coba lagi.'],
  timeout: [0, 'Server terlalu lama menjawab. Silakan coba lagi.'],
  bad_answer: [0, 'Jawaban server tidak dapat dibaca.'],

  // Identity
  account_not_found: [404, 'Email atau nomor telepon tidak ditemukan!'],
  password_unusable: [400, 'Masukkan kata sandi atau masuk dengan kode OTP.'],
  wrong_password: [422, 'Kata sandi yang anda masukkan salah!'],
  password_locked: [429, 'Terlalu banyak percobaan. Coba lagi nanti.'],
  contact_claimed: [
    409,
    'Kontak ini tercatat di sebuah akun, tetapi belum pernah diverifikasi. Masukkan kata sandi akun itu.'
  ],
  contact_unverified: [422, 'Kontak baru belum diverifikasi.'],
  email_taken: [422, 'Email sudah digunakan'],
  phone_taken: [422, 'Nomor handphone sudah digunakan'],
  otp_wait: [429, 'Tunggu sebelum meminta kode baru.'],
  otp_invalid: [422, 'Kode verifikasi tidak valid'],
  otp_expired: [422, 'Kode verifikasi sudah kedaluwarsa. Kirim ulang kode.'],
  otp_exhausted: [422, 'Terlalu banyak percobaan. Kirim ulang kode.'],
  grant_required: [403, 'Verifikasi sudah tidak berlaku. Silakan verifikasi ulang.'],
  pin_missing: [422, 'Anda belum membuat PIN.'],
  pin_exists: [422, 'PIN sudah dibuat.'],
  pin_wrong: [422, 'PIN salah. Silakan coba lagi.'],
  pin_locked: [429, 'PIN terkunci karena terlalu banyak percobaan.'],
  address_not_found: [404, 'Alamat tidak ditemukan.'],
  address_is_main: [422, 'Alamat utama tidak dapat dihapus.'],
  region_mismatch: [422, 'Wilayah alamat tidak cocok. Pilih ulang wilayah.'],
  bank_not_found: [404, 'Bank tidak ditemukan'],
  bank_account_not_found: [404, 'Rekening tidak ditemukan.'],
  bank_account_exists: [422, 'Rekening sudah terdaftar.'],
  bank_holder_unknown: [
    422,
    'Gagal mendapatkan nama pemilik rekening. Mohon periksa kembali nomor rekening Anda.'
  ],

  // Catalogue and cart
  product_not_found: [404, 'Produk yang Anda cari tidak tersedia'],
  shop_not_found: [404, 'Oops, toko tidak ditemukan'],
  category_not_found: [404, 'Oops, Kategori tidak ditemukan'],
  variant_required: [422, 'Silahkan pilih varian terlebih dahulu'],
  out_of_stock: [422, 'Stok produk tidak mencukupi.'],
  below_minimum: [422, 'Jumlah kurang dari minimum pembelian.'],
  cart_full: [422, 'Keranjang penuh. Hapus beberapa barang terlebih dahulu.'],
  line_not_found: [404, 'Barang tidak ada di keranjang.'],
  own_product: [422, 'Anda tidak dapat membeli produk toko sendiri.'],

  // Checkout, orders and money
  nothing_selected: [422, 'Pilih barang dulu sebelum beli'],
  one_shop_only: [422, 'Satu pembayaran hanya untuk satu toko.'],
  checkout_not_found: [404, 'Checkout tidak ditemukan. Kembali ke keranjang.'],
  shipping_unavailable: [422, 'Ongkos kirim tidak tersedia untuk produk ini'],
  location_unreachable: [422, 'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini'],
  payment_unavailable: [422, 'Metode pembayaran tidak tersedia!'],
  payment_gateway_down: [503, 'Layanan pembayaran sedang terganggu. Anda belum ditagih. Silakan coba lagi.'],
  payment_required: [422, 'Silahkan pilih metode pembayaran terlebih dahulu'],
  balance_too_low: [422, 'Saldo tidak mencukupi'],
  voucher_not_found: [422, 'Promo tidak ditemukan'],
  voucher_used_up: [422, 'Kuota promo sudah habis.'],
  voucher_used: [422, 'Promo sudah pernah Anda gunakan.'],
  voucher_minimum: [422, 'Belanja Anda belum mencapai minimum promo.'],
  voucher_not_for_cod: [422, 'Voucher cashback tidak berlaku untuk pembayaran COD'],
  total_changed: [409, 'Total belanja berubah. Periksa kembali sebelum membayar.'],
  order_not_found: [404, 'Tidak ada data transaksi'],
  payment_not_found: [404, 'Invalid transaction ID'],
  status_refused: [409, 'Status pesanan sudah berubah.'],
  cancel_refused: [409, 'Gagal membatalkan transaksi'],
  reason_required: [422, 'Alasan wajib diisi.'],
  already_reviewed: [422, 'Ulasan sudah dikirim.'],
  review_not_found: [404, 'Oops, ulasan belum ada nih!'],
  review_locked: [422, 'Ulasan hanya dapat diubah satu kali.'],
  file_not_an_image: [422, 'Berkas harus berupa gambar JPG atau PNG.'],
  amount_mismatch: [422, 'Jumlah pembayaran tidak sesuai.'],
  notification_not_found: [404, 'Notifikasi tidak ditemukan.'],
  conversation_not_found: [404, 'Percakapan tidak ditemukan.'],
  demo_only: [403, 'Hanya tersedia dalam mode demo.']
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof refusals

/** An expected "no": shown to a person, never a bug. */
export type Refusal = {
  code: RefusalCode
  status: number
  /** Indonesian, ready to show. */
  message: string
  /** Field name → its message. */
  fields?: Record<string, string>
  /** Figures that the client needs to go on: new totals, seconds to wait. */
  details?: Record<string, unknown>
}

/** A refusal by its code, with its own text unless the case needs another. */
export function refusal(
  code: RefusalCode,
  more: { message?: string; fields?: Record<string, string>; details?: Record<string, unknown> } = {}
): Refusal {
  const [status, message] = refusals[code]
  return { code, status, message, ...more }
}

/** A refusal as a Result: `return refuse('out_of_stock')`. */
export function refuse(
  code: RefusalCode,
  more?: Parameters<typeof refusal>[1]
): { ok: false; error: Refusal } {
  return { ok: false, error: refusal(code, more) }
}

/** True for a code of this vocabulary: answers of another backend may bring unknown ones. */
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code)

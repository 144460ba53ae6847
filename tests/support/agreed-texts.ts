// The texts that were agreed for Saldo, withdrawals and the PIN, by the place that shows them;
// written by hand, never taken from the product. `{product}` is the brand's short name, 'N' a number.

type Texts = Record<string, readonly string[]>
type Links = readonly { text: string; address: string }[]

export const agreedOfBalance = {
  balance: ['Saldo {product}', 'Tarik Saldo', 'Riwayat Transaksi', 'Semua', 'Pengeluaran', 'Pemasukan'],
  'balance without movements': ['Tidak ada transaksi'],
  'calendar of the balance': ['MIN', 'SAB'],
  movement: ['Detail Transaksi'],
  'copied transaction': ['Berhasil menyalin ID Transaksi'],
  'copied reference': ['Berhasil menyalin Reference ID'],
  'payment by too little balance': ['Saldo', 'Saldo tidak mencukupi']
} as const satisfies Texts

export const agreedOfWithdrawing = {
  withdrawing: [
    'Rp50.000',
    'Rp100.000',
    'Rp200.000',
    'Rp500.000',
    'Rp1.000.000',
    'Rp2.000.000',
    'Tarik Dana',
    'Atur Rekening',
    'Riwayat Penarikan'
  ],
  'withdrawing without an account': ['Belum Ada Rekening Bank'],
  'history without withdrawals': [
    'Riwayat Penarikan',
    'Tidak Ada Riwayat Penarikan',
    'Anda belum melakukan penarikan dana apapun'
  ],
  history: ['Riwayat Penarikan', 'Menunggu', 'Berhasil', 'Gagal', 'Dibatalkan'],
  withdrawal: ['Detail Penarikan', 'Batalkan Penarikan'],
  'cancelled withdrawal': ['Penarikan berhasil dibatalkan', 'Dibatalkan'],
  'ways to verify': ['Verifikasi Withdraw', 'OTP WhatsApp', 'OTP Email', 'Dengan PIN'],
  'code that is not sent': ['Gagal mengirim OTP. Silakan coba lagi.'],
  code: ['Verifikasi Withdraw', 'Kirim Ulang (Ns)'],
  'wrong code': ['Kode OTP tidak valid'],
  // 'Forgot PIN', in the language of the product.
  PIN: ['Lupa PIN?'],
  'wrong PIN': ['PIN salah. Silakan coba lagi.'],
  'failed request': ['Penarikan dana gagal'],
  requested: ['Penarikan dana berhasil'],
  'new PIN left empty': ['PIN wajib diisi', 'Konfirmasi PIN wajib diisi'],
  'new PIN too short': ['PIN harus 6 digit angka'],
  'new PIN repeated wrongly': ['PIN tidak sama'],
  'new PIN': ['PIN berhasil dibuat'],
  'new PIN that failed': ['Gagal membuat PIN']
} as const satisfies Texts

/** Where the links lead. */
export const agreedLinks = {
  balance: [{ text: 'Tarik Saldo', address: '/withdraw' }],
  withdrawing: [{ text: 'Atur Rekening', address: '/profile?tab=Rekening%20Saya' }],
  PIN: [{ text: 'Lupa PIN?', address: '/profile?tab=Profile%20%26%20Keamanan%20Akun' }]
} as const satisfies Record<string, Links>

/** The English texts of the client are codes of errors; people read them in Indonesian (D21). */
export const agreedCodes = [
  {
    text: 'Withdrawal amount is required',
    code: 'withdrawal_amount_required',
    shown: 'Masukkan jumlah penarikan.'
  },
  { text: 'Bank account ID is required', code: 'bank_account_required', shown: 'Pilih rekening tujuan.' }
] as const

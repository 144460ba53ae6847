/** How to pay a virtual account through one channel of its bank, in the wording of the bank's menus. */
export type PaymentGuide = { channel: string; steps: readonly string[] }

const check = 'Periksa nama penerima dan jumlah tagihan, lalu konfirmasi'
const saveProof = 'Simpan bukti pembayaran sampai status pesanan berubah'

const bca: PaymentGuide[] = [
  {
    channel: 'ATM BCA',
    steps: [
      'Masukkan kartu ATM dan PIN BCA Anda',
      'Pilih Transaksi Lainnya > Transfer > Ke Rek BCA Virtual Account',
      'Masukkan nomor Virtual Account, lalu pilih Benar',
      `${check} dengan memilih Ya`,
      saveProof
    ]
  },
  {
    channel: 'm-BCA (BCA mobile)',
    steps: [
      'Buka BCA mobile, pilih m-BCA, lalu masukkan kode akses',
      'Pilih m-Transfer > BCA Virtual Account',
      'Masukkan nomor Virtual Account, lalu pilih OK dan Send',
      check,
      'Masukkan PIN m-BCA',
      saveProof
    ]
  },
  {
    channel: 'KlikBCA',
    steps: [
      'Masuk ke KlikBCA Individual',
      'Pilih Transfer Dana > Transfer ke BCA Virtual Account',
      'Masukkan nomor Virtual Account, lalu pilih Lanjutkan',
      check,
      'Masukkan respons KeyBCA APPLI 1, lalu pilih Kirim',
      saveProof
    ]
  }
]

const mandiri: PaymentGuide[] = [
  {
    channel: 'ATM Mandiri',
    steps: [
      'Masukkan kartu ATM dan PIN Mandiri Anda',
      'Pilih Bayar/Beli > Lainnya > Lainnya > Multi Payment',
      'Masukkan kode perusahaan, yaitu 5 angka pertama nomor Virtual Account, lalu pilih Benar',
      'Masukkan nomor Virtual Account lengkap, lalu pilih Benar',
      'Masukkan angka 1 untuk memilih tagihan, lalu pilih Ya',
      `${check} dengan memilih Ya`,
      saveProof
    ]
  },
  {
    channel: "Livin' by Mandiri",
    steps: [
      "Buka Livin' by Mandiri dan masuk",
      'Pilih Bayar, lalu ketik nomor Virtual Account pada kolom pencarian',
      'Pilih penyedia jasa yang muncul, lalu masukkan nomor Virtual Account',
      check,
      "Masukkan PIN Livin' by Mandiri",
      saveProof
    ]
  },
  {
    channel: 'Internet banking Mandiri',
    steps: [
      'Masuk ke internet banking Mandiri',
      'Pilih Pembayaran > Multi Payment',
      'Pilih penyedia jasa sesuai 5 angka pertama nomor Virtual Account',
      'Masukkan nomor Virtual Account, lalu pilih Lanjutkan',
      check,
      'Masukkan kode token, lalu pilih Kirim',
      saveProof
    ]
  }
]

const bni: PaymentGuide[] = [
  {
    channel: 'ATM BNI',
    steps: [
      'Masukkan kartu ATM, pilih bahasa, lalu masukkan PIN BNI Anda',
      'Pilih Menu Lainnya > Transfer > Rekening Tabungan > Virtual Account Billing',
      'Masukkan nomor Virtual Account, lalu pilih Benar',
      `${check} dengan memilih Ya`,
      saveProof
    ]
  },
  {
    channel: 'BNI Mobile Banking',
    steps: [
      'Buka BNI Mobile Banking dan masuk',
      'Pilih Transfer > Virtual Account Billing',
      'Pilih rekening debit, buka tab Input Baru, lalu masukkan nomor Virtual Account',
      check,
      'Masukkan password transaksi',
      saveProof
    ]
  },
  {
    channel: 'BNI Internet Banking',
    steps: [
      'Masuk ke BNI Internet Banking (ibank.bni.co.id)',
      'Pilih Transfer > Virtual Account Billing',
      'Masukkan nomor Virtual Account dan pilih rekening debit, lalu pilih Lanjut',
      check,
      'Masukkan kode otentikasi token BNI',
      saveProof
    ]
  }
]

const bri: PaymentGuide[] = [
  {
    channel: 'ATM BRI',
    steps: [
      'Masukkan kartu ATM dan PIN BRI Anda',
      'Pilih Transaksi Lain > Pembayaran > Lainnya > BRIVA',
      'Masukkan nomor Virtual Account (BRIVA), lalu pilih Benar',
      `${check} dengan memilih Ya`,
      saveProof
    ]
  },
  {
    channel: 'BRImo',
    steps: [
      'Buka BRImo dan masuk',
      'Pilih BRIVA > Pembayaran Baru',
      'Masukkan nomor Virtual Account (BRIVA), lalu pilih Lanjutkan',
      check,
      'Pilih Bayar dan masukkan PIN BRImo',
      saveProof
    ]
  },
  {
    channel: 'Internet Banking BRI',
    steps: [
      'Masuk ke Internet Banking BRI (ib.bri.co.id)',
      'Pilih Pembayaran > BRIVA',
      'Masukkan nomor Virtual Account (BRIVA) sebagai kode bayar, lalu pilih Kirim',
      check,
      'Masukkan password dan mToken, lalu pilih Kirim',
      saveProof
    ]
  }
]

const permata: PaymentGuide[] = [
  {
    channel: 'ATM Permata',
    steps: [
      'Masukkan kartu ATM dan PIN Permata Anda',
      'Pilih Transaksi Lainnya > Pembayaran > Pembayaran Lainnya > Virtual Account',
      'Masukkan nomor Virtual Account, lalu pilih Benar',
      'Pilih rekening debit',
      `${check} dengan memilih Benar`,
      saveProof
    ]
  },
  {
    channel: 'PermataMobile X',
    steps: [
      'Buka PermataMobile X dan masuk',
      'Pilih Bayar Tagihan > Virtual Account',
      'Masukkan nomor Virtual Account dan pilih rekening sumber dana',
      check,
      'Masukkan kode respons token atau PIN transaksi',
      saveProof
    ]
  },
  {
    channel: 'PermataNet',
    steps: [
      'Masuk ke PermataNet (new.permatanet.com)',
      'Pilih Pembayaran Tagihan > Virtual Account',
      'Masukkan nomor Virtual Account, lalu pilih Lanjut',
      check,
      'Masukkan kode respons token, lalu pilih Lanjut',
      saveProof
    ]
  }
]

const guides: Record<string, readonly PaymentGuide[]> = { bca, mandiri, bni, bri, permata }

/** ATM, mobile banking and internet banking of a bank; empty for an unknown bank. */
export const paymentGuides = (bankCode: string | null): readonly PaymentGuide[] =>
  guides[bankCode ?? ''] ?? []

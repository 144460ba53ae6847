/** What one line of the list says: the keys, and what they do. */
type Line = readonly [keys: readonly string[], does: string]

/** The console's keys by where they hold, as the dialog 'Pintasan' lists them (ops-193). */
export const keyList: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Di mana saja',
    lines: [
      [['/'], 'Cari apa saja'],
      [['g'], 'Ke menu bagian: ↑ dan ↓ memilih, Enter membuka'],
      [['n'], 'Mulai yang baru; di Chat, buka percakapan pertama yang belum dibaca'],
      [['?'], 'Tampilkan pintasan']
    ]
  },
  {
    title: 'Di tabel',
    lines: [
      [['↓', 'j'], 'Baris berikutnya'],
      [['↑', 'k'], 'Baris sebelumnya'],
      [['Home', 'End'], 'Baris pertama, baris terakhir'],
      [['Enter'], 'Buka baris'],
      [['x'], 'Pilih baris, atau batalkan pilihannya'],
      [['a'], 'Pilih semua di halaman, atau batalkan pilihannya'],
      [['b'], 'Ke langkah untuk yang dipilih'],
      [['Esc'], 'Keluar dari isian, lalu tutup rincian']
    ]
  },
  {
    title: 'Di pohon kategori',
    lines: [
      [['↓', 'j'], 'Kategori berikutnya'],
      [['↑', 'k'], 'Kategori sebelumnya'],
      [['→', '←'], 'Buka isinya, tutup isinya']
    ]
  },
  {
    title: 'Di isian produk',
    lines: [
      [['Enter'], 'Isian berikutnya'],
      [['Ctrl + Enter'], 'Simpan']
    ]
  },
  {
    title: 'Di Chat',
    lines: [
      [['Enter'], 'Kirim'],
      [['Shift + Enter'], 'Baris baru'],
      [['Alt + ↓'], 'Percakapan berikutnya yang belum dibaca'],
      [['Esc'], 'Kembali ke daftar']
    ]
  }
]

/** Everyday words that no name has: as typed they are right, and 'keramik baru' means no blue one. */
const everyday = new Set(
  'baru lama kena siap lewat masuk keluar mulai jatuh kotor berat sempit besar kecil panas dingin basah kering orang anak tamu nyala mati hidup pecah patah lepas copot goyang miring penuh kosong bunyi suara bising jauh dekat atas bawah depan belakang samping luar dalam ujung pojok tengah tepi pagi siang malam hujan angin debu pasang ganti bikin taruh simpan geser dorong tarik angkat naik turun buka tutup ikat ukur cuci lapis rusak bocor bagian bekas sisa rapat kuat awet aman cantik halus kasar rata lurus bersih lebih nyaman estetik kekinian mewah elegan unik lucu simpel modern klasik vintage industrial premium ekonomis hemat irit gede kuno'.split(
    ' '
  )
)

export const isEveryday = (word: string): boolean => everyday.has(word)

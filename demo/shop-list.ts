import { readCategories } from './catalogue/categories.ts'

export type ShopDraft = {
  name: string
  city: string
  /** Names of the main categories it sells. */
  sells: string[]
  /** Leaf categories of these that it does not sell. */
  without: string[]
  isOfficial: boolean
  isVerified: boolean
}

// 'Name = city = what it sells'. M: all materials, otherwise words of main categories.
// A fourth part names leaf categories that do not fit the shop's name. * official, + verified.
const text = `
*Baba Mitra Bangunan = Kota Administrasi Jakarta Selatan = M
+Sumber Rejeki Bangunan = Kota Administrasi Jakarta Timur = Semen Bata Besi Cat Pasir
+Depo Keramik Jakarta = Kota Administrasi Jakarta Barat = Keramik Sanitari
Cahaya Listrik Glodok = Kota Administrasi Jakarta Barat = Listrik Perkakas = Tangga, Gerobak & Sekop, Molen, Palu & Pahat, Gergaji Tangan, Alat Pelindung
*Rumah Cat Nusantara = Kota Administrasi Jakarta Utara = Cat
+Baja Prima Abadi = Kota Administrasi Jakarta Utara = Besi Atap = Genteng Tanah Liat, Asbes Gelombang
Toko Besi Makmur = Kota Tangerang = Besi Perkakas Atap
+Serpong Home Center = Kota Tangerang Selatan = Pintu Sanitari Plafon Furnitur
+Bintang Jaya Material = Kota Bekasi = M
Kayu Lestari Depok = Kota Depok = Kayu Pintu = Jendela Aluminium, Pintu PVC & Aluminium, Kaca, Kaca Film
+Bogor Alam Batu = Kota Bogor = Pasir Keramik Taman = Keramik Lantai, Granit Lantai, Keramik Dinding, Vinyl & Parket, Selang & Semprotan
*Graha Bangunan Bandung = Kota Bandung = M
+Parahyangan Keramik = Kota Bandung = Keramik Sanitari = Batu Alam
Teknik Mandiri Bandung = Kota Bandung = Perkakas Listrik
+Material Bandung Selatan = Kabupaten Bandung = Semen Bata Pasir Besi
Genteng Jatiwangi Asli = Kota Cirebon = Atap Bata = Spandek & Zincalume, Genteng Metal, Asbes Gelombang, Atap Transparan, Insulasi Atap, Bata Ringan, Paving Block, Batako
+Karawang Baja Ringan = Kabupaten Karawang = Besi Atap Plafon
+Semarang Jaya Bangunan = Kota Semarang = M
Pipa Tirta Semarang = Kota Semarang = Pipa Sanitari
Jati Solo Mebel = Kota Surakarta = Furnitur Pintu Kayu = Kasur, Kursi Kantor, Jendela Aluminium, Pintu PVC & Aluminium, Kaca, Kaca Film, Gembok
+Jogja Atap & Plafon = Kabupaten Sleman = Atap Plafon
+Surabaya Material Center = Kota Surabaya = M
*Mitra Perkakas Surabaya = Kota Surabaya = Perkakas Listrik
+Sidoarjo Beton Pracetak = Kabupaten Sidoarjo = Bata Semen Pasir
Malang Cat & Keramik = Kota Malang = Cat Keramik
+Bali Bangun Persada = Kota Denpasar = M
+Medan Baja Utama = Kota Medan = Besi Atap = Genteng Tanah Liat, Asbes Gelombang
+Deli Bangunan Jaya = Kota Medan = M
Palembang Bangun Jaya = Kota Palembang = M
Padang Semen Raya = Kota Padang = Semen Besi Cat
+Pekanbaru Mitra Bahan = Kota Pekanbaru = M
Lampung Agung Material = Kota Bandar Lampung = Semen Atap Kayu Pipa
Banjar Kayu Sejahtera = Kota Banjarmasin = Kayu Pintu = Jendela Aluminium, Pintu PVC & Aluminium, Kaca, Kaca Film
+Balikpapan Building Depot = Kota Balikpapan = M
+Makassar Sentral Bangunan = Kota Makassar = M
Jayapura Bangun Mandiri = Kota Jayapura = Semen Besi Atap Cat
*Elektronik Kita Official = Kota Administrasi Jakarta Pusat = Elektronik Komputer Ponsel
+Rumah Manis Living = Kota Bandung = Furnitur Dapur Dekorasi
+Gadget Mall Surabaya = Kota Surabaya = Ponsel Komputer
+Toserba Keluarga Jogja = Kota Yogyakarta = Kebutuhan Dapur Fashion Taman Dekorasi
`

/** The demo's 40 shops, spread over Indonesia and weighted to Jawa. */
export function readShopList(): ShopDraft[] {
  const mains = readCategories()
  return text
    .trim()
    .split('\n')
    .map(row => {
      const [head = '', city = '', sells = '', without = ''] = row.split(' = ')
      const words = sells.split(' ')
      return {
        name: head.replace(/^[*+]/, ''),
        city,
        sells: mains
          .filter(main =>
            sells === 'M' ? main.type === 'material' : words.includes(main.name.split(' ')[0]!)
          )
          .map(main => main.name),
        without: without ? without.split(', ') : [],
        isOfficial: head.startsWith('*'),
        isVerified: /^[*+]/.test(head)
      }
    })
}

/**
 * Cities without a shop that a sample of the regions includes too: two with a warehouse, a remote regency, and one on
 * Bali.
 */
export const otherCities = ['Kota Pontianak', 'Kota Manado', 'Kabupaten Jayawijaya', 'Kabupaten Badung']

/** What people say of how and when they buy, which is no property of goods. */
const ofBuying =
  'skrg masih cod ongkir gratis free bebas ongkos tersedia order pesan pesen dijual dikirim lengkap komplit lokal impor import asal'
/** Where: the regions, and the towns in which most people live. 'Palu' is a hammer. */
const places =
  'area daerah wilayah sekitar sekitarnya wil kota kab kabupaten jakarta jkt bandung surabaya medan bekasi depok tangerang tangsel bogor semarang palembang makassar batam pekanbaru lampung malang padang denpasar bali samarinda tasikmalaya banjarmasin pontianak cimahi balikpapan jambi surakarta solo serang mataram manado yogyakarta jogja cilegon kupang bengkulu kediri sukabumi cirebon pekalongan madiun tegal probolinggo pasuruan purwokerto karawang cikarang cibubur bintaro serpong sidoarjo gresik mojokerto jember banyuwangi magelang salatiga klaten sleman bantul garut cianjur purwakarta subang indramayu kudus jepara jabodetabek jawa sumatera kalimantan sulawesi lombok papua indonesia'
const circumstances = new Set(`${ofBuying} ${places}`.split(' '))

/** Whether a word says where, when or how somebody buys. Where names of goods have it, it is a property all the
 * same. A year is one of a decade: '2040' is a size of 20x40. */
export const isCircumstance = (word: string): boolean => circumstances.has(word) || /^202[4-9]$/.test(word)

const directions = new Set('selatan utara timur barat pusat'.split(' '))

/** Whether a word may be a part of a place: jakarta selatan. */
export const isDirection = (word: string): boolean => directions.has(word)

import type { AnyIndex } from './match.ts'
import type { Group } from './query-groups.ts'

/**
 * Words that make another thing of the word before them, where no name has them: 'semen dokter gigi' is no cement and
 * 'cat kuku' no paint. A search with one of them is not reduced to the rest.
 */
const otherTrades = new Set(
  'dokter gigi kuku rambut wajah kulit bibir jerawat darah vitamin kapsul obat jamu sakit kosmetik lipstik parfum bayi popok susu makanan minuman nasi kue kucing anjing ikan mobil motor sepeda pesawat tiket kereta hotel kontrakan kost pulsa kredit lowongan futsal basket badminton raket yoga senam novel komik buku gitar piano biola memori kalung cincin gelang anting hijab jilbab gamis kebaya batik celana rok gaun skincare serum bedak maskara parfume sampo shampo odol pasta permen coklat roti keju mie sirup teh jus daging ayam sapi sayur kentang kangkung wortel buah obatnya vape rokok burung kelinci hamster knalpot velg oli busi kampas pacar mainan boneka lego akik ginjal beat vario nmax scoopy avanza xenia innova pajero lukis sapi sakit bakso santan sate seblak cilok martabak gorengan sambal saus kecap mentega bawang telur udang boba puding guru sekolah seragam undangan wisuda luka'.split(
    ' '
  )
)

/** Whether a group makes the things beside it those of another trade; not if a name has it, or its synonym ('coklat'). */
export const isOfAnotherTrade = (index: AnyIndex, group: Group): boolean =>
  otherTrades.has(group.typed) && !isNamed(index, group)

/**
 * Words that ask for no thing but for work, a place, a loan, a file or a medicine: whatever stands beside them, no shop
 * for building materials sells it. 'Jasa tambal genteng' wants nobody's sealant.
 */
const noThings = new Set(
  'stnk bpkb ktp npwp paspor jasa servis service sewa nyewa menyewa disewakan disewa penyewaan persewaan sewaan rental loker lowongan lowker magang kursus privat bimbel pelatihan sertifikasi kpr pinjaman pinjol asuransi villa umroh umrah haji travel tiket konser nonton bioskop film drakor anime lirik lagu chord jawaban ujian utbk soal skripsi makalah jurnal pdf lisensi aplikasi software download resep pulsa token voucher topup diamond jerawat kosmetik makeup lipstik lipstick skincare dokter bidan khitan sunat asi hamil demam ginjal herbal vitamin jamu kapsul'.split(
    ' '
  )
)

/** Whether a group asks for what is no thing. */
export const isNoThing = (index: AnyIndex, group: Group): boolean =>
  noThings.has(group.typed) && !isNamed(index, group)

const isNamed = (index: AnyIndex, { readings }: Group): boolean =>
  readings.some(run => run.every(word => index.vocabulary.isNaming(word)))

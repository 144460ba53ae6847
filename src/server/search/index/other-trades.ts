/**
 * Words that make another thing of the word before them, where no name has them: 'semen dokter gigi' is no cement and
 * 'cat kuku' no paint. A search with one of them is not reduced to the rest.
 */
const otherTrades = new Set(
  'dokter gigi kuku rambut wajah kulit bibir jerawat darah vitamin kapsul obat jamu sakit kosmetik lipstik parfum bayi popok susu makanan minuman nasi kue kucing anjing ikan mobil motor sepeda pesawat tiket kereta hotel kontrakan kost pulsa kredit lowongan futsal basket badminton raket yoga senam novel komik buku gitar piano biola memori kalung cincin gelang anting hijab jilbab gamis kebaya batik celana rok gaun skincare serum bedak maskara parfume sampo shampo odol pasta permen coklat roti keju mie sirup teh jus daging ayam sapi sayur buah obatnya vape rokok burung kelinci hamster knalpot velg oli busi kampas umroh travel asuransi les kursus pacar mainan boneka lego'.split(
    ' '
  )
)

export const isOfAnotherTrade = (word: string): boolean => otherTrades.has(word)

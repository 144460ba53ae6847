/**
 * Words that make another thing of the word before them, where no name has them: 'semen dokter gigi' is no cement and
 * 'cat kuku' no paint. A search with one of them is not reduced to the rest.
 */
const otherTrades = new Set(
  'dokter gigi kuku rambut wajah kulit bibir jerawat darah vitamin kapsul obat jamu sakit kosmetik lipstik parfum bayi popok susu makanan minuman nasi kue kucing anjing ikan mobil motor sepeda pesawat tiket kereta hotel kontrakan kost pulsa kredit lowongan'.split(
    ' '
  )
)

export const isOfAnotherTrade = (word: string): boolean => otherTrades.has(word)

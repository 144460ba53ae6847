import { chance } from './chance.ts'

/** What a seller says of a product by the stars that it got; of several texts one is chosen by the review's number. */
const replies: readonly [stars: number, texts: readonly ((product: string) => string)[]][] = [
  [
    5,
    [
      product => `Terima kasih atas ulasannya. Kami senang ${product} sesuai dengan kebutuhan Anda.`,
      product => `Terima kasih sudah mempercayai kami. Semoga ${product} awet dan pekerjaannya lancar.`
    ]
  ],
  [
    4,
    [
      product =>
        `Terima kasih atas ulasan untuk ${product}. Kalau ada yang bisa kami perbaiki, beri tahu kami lewat chat.`
    ]
  ],
  [
    3,
    [
      product =>
        `Terima kasih atas masukannya tentang ${product}. Ceritakan lewat chat apa yang kurang, supaya kami bisa memperbaikinya.`
    ]
  ],
  [
    1,
    [
      product =>
        `Mohon maaf ${product} mengecewakan Anda. Hubungi kami lewat chat supaya kami bisa membantu menyelesaikannya.`,
      product =>
        `Kami minta maaf atas pengalaman Anda dengan ${product}. Kirim pesan lewat chat beserta fotonya, kami bantu secepatnya.`
    ]
  ]
]

/**
 * The seller's answer to a review: always the same for a review.
 *
 * @param id of the review
 */
export function replyTo(id: number, rating: number, product: string): string {
  const [, texts] = replies.find(([stars]) => rating >= stars) ?? replies.at(-1)!
  return texts[Math.floor(chance(`reply ${id}`) * texts.length)]!(product)
}

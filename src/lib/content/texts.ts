/** Who writes every article. */
export const articleAuthor = 'Redaksi Baba Bangunan'

export const blogTitle = 'Blog'
export const blogDescription =
  'Panduan memilih, menghitung, dan memasang bahan bangunan, dengan angka dan sumbernya.'

/** Where words, a category or tags find no article. */
export const noArticles = 'Tidak Ada Artikel Ditemukan'
export const noArticlesHint = 'Coba kata lain, atau pilih kategori dan tag.'

/** Where an answer that rejects has no text of its own. */
export const articlesLost = 'Artikel gagal dimuat. Silakan coba lagi.'

/** '40 artikel' */
export const articleCount = (total: number): string => `${total} artikel`

/** What the editors put first, and what most people read (content-18, content-74). */
export const editorsChoice = 'Pilihan Redaksi'
export const popularTitle = 'Populer'

export const minutesToRead = (minutes: number): string => `${minutes} menit baca`

/** Beside the search while its answer is on the way. */
export const searchingArticles = 'Mencari …'

export const moreArticles = 'Muat Lebih Banyak'

export const articleLinkCopied = 'Tautan artikel disalin'

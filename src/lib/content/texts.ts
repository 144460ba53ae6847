/** Author of every article. */
export const articleAuthor = 'Redaksi Baba Bangunan'

export const blogTitle = 'Blog'
export const blogDescription =
  'Panduan memilih, menghitung, dan memasang bahan bangunan, dengan angka dan sumbernya.'

/** Shown where a keyword, a category or tags match no article. */
export const noArticles = 'Tidak Ada Artikel Ditemukan'
export const noArticlesHint = 'Coba kata lain, atau pilih kategori dan tag.'

/** Fallback message for an error response without a text. */
export const articlesLost = 'Artikel gagal dimuat. Silakan coba lagi.'

/** '40 artikel' */
export const articleCount = (total: number): string => `${total} artikel`

/** Headings of the editors' picks and of the most read articles (content-18, content-74). */
export const editorsChoice = 'Pilihan Redaksi'
export const popularTitle = 'Populer'

export const minutesToRead = (minutes: number): string => `${minutes} menit baca`

/** Next to the search while its request runs. */
export const searchingArticles = 'Mencari …'

export const moreArticles = 'Muat Lebih Banyak'

export const articleLinkCopied = 'Tautan artikel disalin'

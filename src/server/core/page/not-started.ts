/** Seconds that scripts have, on a slow network too, before a page says that they did not come. */
const waitSeconds = 15

/**
 * Shows, without any script, that the scripts of a page did not come: an animation that ends after a while makes the note
 * visible. The shell's first line takes it away (boot.ts: markStarted). It stands in the page, because files may be what
 * does not come.
 */
export const notStartedStyle =
  '@keyframes late{to{visibility:visible}}' +
  `.not-started{visibility:hidden;animation:late 0s ${waitSeconds}s forwards;position:fixed;z-index:60;inset:auto 0 0;` +
  'padding:12px 16px;background:#1f1a17;color:#fff}' +
  '.not-started a{color:inherit;text-decoration:underline}' +
  '[data-started] .not-started{visibility:hidden!important}' +
  '@media print{.not-started{display:none}}'

export const notStartedText = {
  told: 'Halaman ini belum lengkap: skripnya tidak termuat.',
  reload: 'Muat ulang',
  otherwise: 'Bila tetap begini, periksa koneksi Anda dan izinkan skrip dari situs ini di peramban.'
} as const

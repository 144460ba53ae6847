/** Seconds that scripts may take, also on a slow network, before a page reports that they did not load. */
const waitSeconds = 15

/**
 * Shows without any script that the scripts of a page did not load: an animation makes the note visible after a while.
 * The shell's first statement hides it (boot.ts: markStarted), in the console its own (OpsConsole.tsx). The style is
 * inline, because files may be what fails to load.
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

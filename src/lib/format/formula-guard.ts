/** What spreadsheets take for a formula, also after space, and after quotes that an earlier protection put there. */
const risky = /^'*\s*[=+\-@\t\r\n]/

/** A text that no spreadsheet takes for a formula: '=1+1' // => "'=1+1" */
export const protectCell = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** Digits that a spreadsheet takes for a number and changes: it drops zeros in front, shows and saves 12 as a power of ten, and holds 15. */
const lostAsNumber = /^(?:0\d+|\d{12,})$/

/** The same for a file that people open and no program reads: such digits as a formula that says them. '0812' // => '="0812"' */
export const protectDigits = (text: string): string =>
  lostAsNumber.test(text) ? `="${text}"` : protectCell(text)

const digitsAsFormula = /^="(\d+)"$/

/** The text that was protected: "'=1+1" // => '=1+1'; '="0812"' // => '0812' */
export const unprotectCell = (text: string): string =>
  text.startsWith("'") && risky.test(text) ? text.slice(1) : text.replace(digitsAsFormula, '$1')

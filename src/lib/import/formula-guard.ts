/** What spreadsheets take for a formula, also after quotes that an earlier protection put there. */
const risky = /^'*[=+\-@\t\r]/

/** A text that no spreadsheet takes for a formula: '=1+1' // => "'=1+1" */
export const protectCell = (text: string): string => (risky.test(text) ? `'${text}` : text)

/** The text that was protected: "'=1+1" // => '=1+1' */
export const unprotectCell = (text: string): string =>
  text.startsWith("'") && risky.test(text) ? text.slice(1) : text

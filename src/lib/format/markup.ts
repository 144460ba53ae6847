const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/** Escapes text for XML and HTML, also in attributes: "A & B's" // => 'A &amp; B&apos;s' */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, letter => references[letter] ?? letter)

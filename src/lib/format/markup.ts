const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/** Text as XML and HTML hold it, in attributes too: "A & B's" // => 'A &amp; B&apos;s' */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, letter => references[letter] ?? letter)

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'

/** Ways onward from such a page, on our own host: search, categories, help (content-48). */
export const plainWays = `<form action="/search">
<p><label>Cari produk <input name="keyword" required maxlength="100"></label> <button type="submit">Cari</button></p>
</form>
<p><a href="${paths.home}">Beranda</a> · <a href="${paths.categories}">Semua kategori</a> · <a href="${paths.help}">Bantuan</a></p>`

/**
 * A complete page without scripts or styles, for what cannot be shown in the shell: the shell itself failed, or the
 * request is not for this site. `text` is our own and is not escaped.
 */
export const plainPage = (text: string, more = ''): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text} | ${brand.name}</title>
</head>
<body>
<main>
<h1>${brand.name}</h1>
<p>${text}</p>
${more}
</main>
</body>
</html>
`

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'

/** Where such a page goes on, on our own host: by words, by category, by asking (content-48). */
export const plainWays = `<form action="/search">
<p><label>Cari produk <input name="keyword" required maxlength="100"></label> <button type="submit">Cari</button></p>
</form>
<p><a href="${paths.home}">Beranda</a> · <a href="${paths.categories}">Semua kategori</a> · <a href="${paths.help}">Bantuan</a></p>`

/**
 * A whole page that needs nothing: for what cannot be shown in the shell, because the shell itself failed or the
 * request is not one for us. `text` is ours and is not escaped.
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

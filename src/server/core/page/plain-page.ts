import { brand } from '#lib/core/brand.ts'

/**
 * A whole page that needs nothing: for what cannot be shown in the shell, because the shell itself failed or the
 * request is not one for us. `text` is ours and is not escaped.
 */
export const plainPage = (text: string, retry = ''): string => `<!doctype html>
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
${retry}
</main>
</body>
</html>
`

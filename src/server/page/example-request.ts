/** Input of an example: the call's method and path, its access, and examples of its parameters and body. */
export type ExampleRequest = {
  method: string
  path: string
  access: string
  parameters: readonly { name: string; in: string; example?: unknown }[]
  body: { type: string; example: unknown } | undefined
}

/** Sets SITE, TIMESTAMP and SIGNATURE for the examples of the reference (D1). */
export const signingSteps = `SITE=https://toko.contoh.id
KEY=$(curl -s "$SITE/client-config" | sed 's/.*"signature_key":"\\([^"]*\\)".*/\\1/')
TIMESTAMP=$(date +%s000)
SIGNATURE=$(printf %s "$TIMESTAMP" | openssl dgst -sha256 -hmac "$KEY" | sed 's/.* //')`

/** The call as a curl command with its examples; cookies are stored in a file, as signing in sets them. */
export function curlOf({ method, path, access, parameters, body }: ExampleRequest): string {
  const shown = parameters.filter(one => one.example !== undefined)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) =>
    encodeURIComponent(String(shown.find(one => one.name === name)?.example))
  )
  const query = new URLSearchParams(
    shown.filter(one => one.in === 'query').map((one): [string, string] => [one.name, String(one.example)])
  ).toString()
  const headers = shown
    .filter(one => one.in === 'header')
    .map(one => `-H '${one.name}: ${String(one.example)}'`)
  const who =
    access === 'ops'
      ? ['-H "Authorization: Bearer $TOKEN"']
      : ['-H "X-Timestamp: $TIMESTAMP" -H "X-Signature: $SIGNATURE"', '-b cookies.txt -c cookies.txt']
  const verb = method === 'GET' ? '' : ` -X ${method}`
  const address = `"$SITE${filled}${query && `?${query}`}"`
  return [`curl${verb} ${address}`, ...who, ...headers, ...bodyOf(body)].join(' \\\n  ')
}

function bodyOf(body: ExampleRequest['body']): string[] {
  if (!body) return []
  if (body.type !== 'multipart/form-data') {
    return ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body.example)}'`]
  }
  const fields = Object.entries(body.example as Record<string, unknown>)
  return [...fields.map(([name, value]) => `-F '${name}=${String(value)}'`), "-F 'photo=@foto.jpg'"]
}

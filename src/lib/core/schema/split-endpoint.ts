/** Method and path of an endpoint. By itself, because every page of a member loads it: 'GET /ops/me' // => { method: 'GET', path: '/ops/me' } */
export function splitEndpoint(name: string): { method: string; path: string } {
  const space = name.indexOf(' ')
  return { method: name.slice(0, space), path: name.slice(space + 1) }
}

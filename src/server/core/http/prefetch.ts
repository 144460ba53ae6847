/** Whether a browser asks ahead of a visit (prefetch, prerender): nobody has seen anything yet, so nothing is counted. */
export const isPrefetch = (headers: Headers): boolean =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')

import { faultsIn } from './fault.ts'

/** What stands between the network and the handlers: addresses, inputs, limits, sockets, neighbours. */
export const edgeFaults = [
  ...faultsIn(
    'src/lib/core/paths.ts',
    'unit',
    ['tests/core/next.test.ts'],
    [
      ['the way back may begin with two slashes', " || url.pathname.startsWith('//')", ''],
      ['the way back may be of any length', ' || next.length > longestNext', ''],
      ['the way back may be of another origin', 'url?.origin !== here || ', '!url || ']
    ]
  ),
  ...faultsIn(
    'src/lib/core/identifier.ts',
    'unit',
    ['tests/core/bounds.test.ts', 'tests/core/patterns.test.ts'],
    [
      ['an identifier of any length is tried', '  if (text.length > identifierLimit) return undefined\n', ''],
      [
        'the email pattern goes back over what it read',
        String.raw`[^\s@.]+(?:\.[^\s@.]+)+$`,
        String.raw`[^\s@]+\.[^\s@]+$`
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/take-turn.ts',
    'api',
    ['tests/core/limits.api.test.ts'],
    [
      ['accounts to throw away multiply the guesses of an address', " && access === 'buyer'", ''],
      [
        'a stranger behind the same address takes the guesses of members',
        'person === undefined ? frame.ip :',
        'frame.ip ? frame.ip :'
      ],
      [
        'made-up tokens guess without end',
        'person === undefined ? frame.ip :',
        'person === undefined ? `${sessionKey}${frame.cookies.access}` :'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/input.ts',
    'api',
    ['tests/core/bad-input.api.test.ts'],
    [
      ['an input may be nested without end', ' || depth > deepest', ''],
      ['an input may hold a NUL', "value.includes('\\0')", 'false'],
      ['a NUL has no field', '{ fields: { [unusable.path]: unusableText } }', '{}'],
      ['an input may hold any number of values', 'seen > mostValues || ', ''],
      ['a name may come with and without brackets', 'seen !== hasBrackets', 'false'],
      ['__proto__ is a name like any other', "key === '__proto__' || ", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/hosts.ts',
    'unit',
    ['tests/core/hosts.test.ts'],
    [
      ['an address may hold a NUL', "url.includes('%00')", 'false'],
      ['an address may have no text', ' || !isText(path)', ''],
      ['any method reaches the pages', '!methods.has(method)', 'false']
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/realtime-embedded.ts',
    'api',
    ['tests/core/sockets.api.test.ts'],
    [
      ['a client that does not read is sent more', 'peer.socket.bufferedAmount > mostBuffered', 'false'],
      ['a client may send without end', 'if (isFlooding(peer)) return socket.terminate()', ''],
      ['a long frame is read', 'maxPayload: longestFrame', 'maxPayload: 1e9'],
      [
        'what is no channel is repeated',
        "if (!channelName.test(channel)) return refuseFrame(peer, 4009, 'Channel not allowed')\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/realtime-embedded.ts',
    'api',
    ['tests/core/realtime.api.test.ts'],
    [['a private channel needs no signature', 'return isOurs && isYoung', 'return isYoung']]
  ),
  ...faultsIn(
    'src/server/core/adapters/socket-gate.ts',
    'api',
    ['tests/core/sockets.api.test.ts'],
    [
      [
        'an address opens any number of sockets',
        'if (open >= config.socketsPerAddress) return { status: 429 }',
        ''
      ],
      [
        'a page of another site opens a socket',
        'if (!isOwnOrigin(request, config)) return { status: 403 }',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/bounded-line.ts',
    'api',
    ['tests/core/busy.api.test.ts'],
    [['any number waits for threads', 'line.pendingCount >= bounds.mostWaiting', 'false']]
  ),
  ...faultsIn(
    'src/server/core/platform/fair-line.ts',
    'unit',
    ['tests/core/fair-line.test.ts'],
    [
      ['one person fills the line', 'own.length >= bounds.mostOfOne || ', ''],
      ['any number of people wait', ' || countWaiting() >= bounds.mostWaiting', ''],
      ['who had a turn is next again', 'const more = waiting.get(last)', 'const more = undefined']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/envelope.ts',
    'api',
    ['tests/core/busy.api.test.ts', 'tests/core/limits.api.test.ts'],
    [
      ['nobody says when to try again', 'if (!result.ok) sayWhenToRetry(c, result.error)', ''],
      ['small answers are compressed', "    'content-length': String(Buffer.byteLength(json))\n", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/page/headers.ts',
    'api',
    ['tests/core/page-headers.api.test.ts'],
    [
      ['pages may connect anywhere', 'connect-src ${connectSources(config, host)}', 'connect-src *'],
      ['https is not asked for', "(config.trustProxy && forwardedProto === 'https') || ", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/static.ts',
    'api',
    ['tests/core/static.api.test.ts'],
    [
      [
        'a file that is gone ends the process',
        "res.once('pipe', file => file.once('error', () => res.destroy()))",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/drain.ts',
    'proof',
    ['tests/proof/stop.test.ts'],
    [
      [
        'a stop cuts what is under way',
        'setTimeout(() => server.closeAllConnections(), drainMs)',
        'void server.closeAllConnections()'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/mount.ts',
    'proof',
    ['tests/proof/stop.test.ts'],
    [
      [
        'a connection goes on after a body that was not read',
        "frame.answerHeaders.set('connection', 'close')",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/mount.ts',
    'api',
    ['tests/core/log.api.test.ts', 'tests/core/signature.api.test.ts'],
    [
      ['failed guesses are not told', 'return isAct || isFailedGuess', 'return isAct'],
      [
        'any token opens the service API',
        'operatorOf(c, services) ? undefined : coreRefusals.unauthorized',
        'undefined'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/mount.ts',
    'api',
    ['tests/core/bad-input.api.test.ts'],
    [['what changes something is told in its address', 'const query = isRead(c) ?', 'const query = c ?']]
  ),
  ...faultsIn(
    'src/server/core/http/hosts.ts',
    'api',
    ['tests/core/api-listener.api.test.ts'],
    [
      [
        'a call that cannot be decoded is answered with a page',
        "const isApi = apiPath.test(req.url ?? '')",
        'const isApi = false'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/core/fields.ts',
    'api',
    ['tests/core/bad-input.api.test.ts'],
    [['1e3 is a number of a product', String.raw`z.regex(/^-?\d+$/)`, String.raw`z.regex(/^.+$/)`]]
  ),
  ...faultsIn(
    'src/server/core/http/gate.ts',
    'api',
    ['tests/core/signature.api.test.ts'],
    [['an old signature is taken', '> signatureWindowMs', '> 1e15']]
  )
]

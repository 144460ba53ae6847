import type { Environment } from './environment.ts'

type Topic = {
  title: string
  variables: readonly (keyof Environment)[]
  /** What they are for. */
  about: string
  /** What happens where they are not set. */
  without: string
}

/** What the variables are for, by topic: the source of docs/configuration.md. Each variable stands in one topic. */
export const topics: readonly Topic[] = [
  {
    title: 'Where it listens',
    variables: ['HOST', 'PORT', 'SITE_URL', 'TRUST_PROXY', 'SOCKETS_PER_ADDRESS'],
    about:
      '`SITE_URL` is the public address: canonical links, links in messages and the Origin check use it; requests for other hosts are answered 421. `TRUST_PROXY` believes the X-Forwarded headers of a proxy that sets them itself: limits and uploads are counted by the last address of X-Forwarded-For ([one proxy or several](operation.md#behind-a-proxy)). `SOCKETS_PER_ADDRESS` limits the websockets of one address; customers of a mobile carrier share one.',
    without: 'only loopback and private hosts are served. `SITE_URL` is required with `DATABASE_URL`'
  },
  {
    title: 'Database, files and secrets',
    variables: ['DATA_DIR', 'DATABASE_URL', 'DATABASE_POOL', 'APP_SECRET', 'PUBLIC_API_SIGNATURE_KEY'],
    about:
      'PostgreSQL 15 or newer, with connections per process. `DATA_DIR` holds the embedded database, uploads and generated secrets. `APP_SECRET` signs codes and channels and encrypts tokens and queued messages; `PUBLIC_API_SIGNATURE_KEY` is the key of the request signature.',
    without:
      'the embedded database, a generated secret and a development key. Both secrets are required with `DATABASE_URL`'
  },
  {
    title: 'Several processes',
    variables: ['REDIS_URL'],
    about:
      'Rate limits and messages that processes share. While Redis is away each process goes on by itself.',
    without: 'limits count per process; messages travel by NOTIFY'
  },
  {
    title: 'Search',
    variables: ['SEARCH'],
    about:
      '`memory`: every process holds an index of all products. `postgres`: the database holds the words of each product and processes hold none, for more products or more processes; the first start with it writes the words of all products before it serves, some 5 minutes for 100,000 ([why](decisions/search-engines.md)).',
    without:
      'the index in memory; with `DATABASE_URL` and more than 300,000 products at the start, the words in the database'
  },
  {
    title: 'Limits',
    variables: ['RATE_LIMITS', 'ANSWER_TIMEOUT_MS'],
    about:
      'Limits per address (IPv4, or the /64 of an IPv6) and minute: 600 reads, 240 writes, 240 searches, 30 uploads, 30 guesses (rejected forms count), 300 refreshes, 1,200 rendered pages (members: 300 by session), 600 private files. `ANSWER_TIMEOUT_MS` is how long an answer waits for the database (then 503) or the backend (504).',
    without: 'limits are on'
  },
  {
    title: 'The counter',
    variables: ['OPS_TOKEN', 'OPS_TOKENS'],
    about:
      'They open the console at /ops and the service API. `OPS_TOKEN` is an owner named console. `OPS_TOKENS` adds operators, `name:role:token,…`, with a role of owner, clerk, finance or support (without one: owner) and a token of at least 16 characters, without a colon. Tokens of shops are issued in the console. Each call names the roles that may make it ([API](openapi.json), `x-roles`); every change is logged with the name.',
    without: 'one token is generated and printed; with `DATABASE_URL` there is no console'
  },
  {
    title: 'The demo',
    variables: ['DEMO', 'DEMO_PRODUCTS'],
    about: 'Demo data and demo-only calls; products that an empty embedded database gets.',
    without: 'on; off with `DATABASE_URL`'
  },
  {
    title: 'The autopilot',
    variables: ['AUTOPILOT'],
    about:
      'Plays the sellers, couriers, bank and support of a demo at a human pace, so that somebody who tries it alone is answered. It is refused without `DEMO`, and beside an operator called autopilot.',
    without: 'off'
  },
  {
    title: 'Cash on delivery',
    variables: ['COD'],
    about: 'Whether buyers may pay at the door.',
    without: 'on'
  },
  {
    title: 'Tax in fees',
    variables: ['FEE_TAX'],
    about:
      "The tax (PPN) that the marketplace's fees contain, in percent of the fee without it. The file of fees and 'Biaya' in the console then show it; nothing is added to what buyers and shops pay. Where it changed, name the days from which each holds.",
    without: 'no tax is shown'
  },
  {
    title: 'Another backend',
    variables: ['API_BACKEND_URL'],
    about:
      'Calls, files, pictures and sockets are passed on to it, and this process has no database ([integration](integration.md)).',
    without: 'this process answers'
  },
  {
    title: 'Mail',
    variables: ['SMTP_URL', 'MAIL_FROM'],
    about: 'Sends email.',
    without: "mails stand in the console's 'Kotak keluar'"
  },
  {
    title: 'WhatsApp and SMS',
    variables: ['WHATSAPP_URL', 'WHATSAPP_TOKEN', 'SMS_URL', 'SMS_TOKEN'],
    about: 'Sends messages to phones: by WhatsApp, and by SMS where WhatsApp fails.',
    without: "messages stand in the console's 'Kotak keluar'"
  },
  {
    title: 'Bank accounts',
    variables: ['BANK_CHECK_URL', 'BANK_CHECK_TOKEN'],
    about:
      'Says who holds a bank account: takes JSON `{ bank_code, account_number }`, answers `{ account_holder }` or 404.',
    without: 'built-in banks invent names'
  },
  {
    title: 'Paying withdrawals',
    variables: ['PAYOUT_URL', 'PAYOUT_TOKEN'],
    about:
      'A service that sends money to bank accounts ([its format](integration.md#a-payout-service)). It gets what waits two minutes after the request.',
    without:
      'operators pay withdrawals in the console, one by one or by a file for the bulk transfer of a bank'
  },
  {
    title: 'Realtime by another service',
    variables: ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_CLUSTER', 'PUSHER_URL'],
    about: 'Pusher, or with `PUSHER_URL` any server that speaks its protocol.',
    without: 'the process serves websockets itself'
  },
  {
    title: 'Pushes to browsers',
    variables: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'PUSH_TO_PRIVATE'],
    about:
      '`npm run push:keys` makes a pair. `PUSH_TO_PRIVATE` lets pushes reach private addresses, for tests alone.',
    without: 'no pushes'
  },
  {
    title: 'Outside addresses',
    variables: ['OUTSIDE_TO_PRIVATE'],
    about:
      'Webhooks and pictures by address reach public addresses alone. This switch lets them reach this machine and its network, and webhooks without TLS, for tests and development; it is refused without `DEMO`.',
    without: 'off'
  },
  {
    title: 'Files in a bucket',
    variables: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    about: 'Any service that speaks S3.',
    without: 'files lie in `DATA_DIR`'
  },
  {
    title: 'The map of an address',
    variables: ['PUBLIC_MAP_STYLE_URL'],
    about: 'A MapLibre style. Pages may ask its origin, and no other, for tiles and glyphs.',
    without: 'a map of our own'
  },
  {
    title: 'Who runs the marketplace',
    variables: [
      'COMPANY_NAME',
      'COMPANY_ADDRESS',
      'COMPANY_EMAIL',
      'COMPANY_PHONE',
      'COMPANY_NIB',
      'COMPANY_PSE',
      'SOCIAL_INSTAGRAM_URL',
      'SOCIAL_FACEBOOK_URL',
      'SOCIAL_TIKTOK_URL',
      'SOCIAL_YOUTUBE_URL',
      'APP_ANDROID_URL',
      'APP_IOS_URL',
      'SELLER_SITE_URL'
    ],
    about: 'Shown on about, contact, terms and privacy, and linked in header and footer.',
    without: "absent; mail goes to the brand's address"
  },
  {
    title: 'Articles',
    variables: ['ARTICLES_DIR'],
    about: "A folder with the blog's articles as Markdown; their pictures lie in `public/blog`.",
    without: 'the articles of this repository'
  },
  {
    title: 'Analytics',
    variables: ['ANALYTICS_URL'],
    about:
      'Pages send `add_to_cart` and `purchase` there as JSON in plain text, without cookies, name, account or order, and only after consent. Pages may connect to its origin.',
    without: 'nobody is asked, nothing is sent'
  },
  {
    title: 'The log',
    variables: ['LOG_LEVEL'],
    about: 'Lines of JSON on standard output.',
    without: '`info`'
  }
]

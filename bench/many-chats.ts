import type postgres from 'postgres'

/** Whose lists and threads are the longest. */
export type ManyChats = { buyerId: number; shopId: number; threadId: number }

export type ChatCounts = { conversations: number; messages: number }

const buyers = 100_000
const shops = 6_000
/** Every so many conversations one is of the busiest buyer, one of the busiest shop, one with the marketplace. */
const every = { buyer: 40, shop: 10, marketplace: 50 }
/** Every so many messages one goes to the longest thread. */
const everyInThread = 40
/** Conversations that are alive at a time. */
const alive = 4_000

const words = `halo kak apakah masih ada stok semen besi beton keramik granit genteng cat tembok pipa kabel lampu triplek papan
  hollow baja ringan atap pasir batu split bata hebel mortar perekat nat kloset wastafel keran pompa tandon pintu jendela
  engsel kunci paku sekrup baut dempul amplas kuas lem sealant plafon gypsum reng kaso balok ongkir kirim hari ini besok
  alamat proyek gudang truk pickup harga grosir diskon per dus sak batang lembar roll ukuran warna putih abu hitam merah
  berapa lama bisa ambil sendiri sudah dibayar nomor resi terima kasih siap mohon tunggu kami cek dulu barang kosong datang
  minggu depan minimal order garansi rusak ganti retur foto nota faktur pajak silakan pesan sekarang ya tidak baik oke`

/**
 * Fills a seeded database with conversations whose messages came in the order of their ids, a few thousand threads at a
 * time: one buyer has a fortieth of the threads, one shop a tenth, and one thread a fortieth of the messages. A message
 * has three to fourteen of about 130 words, every thousandth the word `langka`.
 */
export async function fillChats(sql: postgres.Sql, counts: ChatCounts): Promise<ManyChats> {
  const { conversations, messages } = counts
  const [{ user, shop }] = (await sql`
    select (select max(id) + 1 from users)::int as user, (select max(id) from shops)::int as shop`) as unknown as [
    { user: number; shop: number }
  ]
  await sql`
    insert into users (id, name, email, pin_hash, created_at)
    select ${user}::int + n, 'Pembeli ' || substr(md5(n::text), 1, 6), 'banyak-' || n || '@contoh.id', 'bench', now()
    from generate_series(0, ${buyers}::int) n`
  await sql`
    insert into shops (id, seller_id, slug, name, province_id, city_id, district_id, address, lat, lng, created_at)
    select ${shop}::int + n, ${user}::int + n, 'toko-' || n, 'Toko ' || substr(md5(n::text), 1, 6), s.province_id,
      s.city_id, s.district_id, s.address, s.lat, s.lng, now()
    from generate_series(1, ${shops}::int) n, (select * from shops order by id limit 1) s`
  const [{ first }] = (await sql`
    insert into conversations (buyer_id, shop_id, created_at)
    select
      ${user}::int + case
        when n % ${every.buyer}::int = 0 then 0
        when n % ${every.shop}::int = 1 then n / ${every.shop}::int + 1
        when n % ${every.marketplace}::int = 3 then n / ${every.marketplace}::int + 1
        else 1 + n % ${buyers}::int end,
      case
        when n % ${every.buyer}::int = 0 then ${shop}::int + 1 + n / ${every.buyer}::int % (${shops}::int - 1)
        when n % ${every.shop}::int = 1 then ${shop}::int + ${shops}::int
        when n % ${every.marketplace}::int = 3 then null
        else ${shop}::int + 1 + n % (${shops}::int - 1) end,
      now() - interval '1 year'
    from generate_series(1, ${conversations}::int) n on conflict do nothing returning id::int as first`) as unknown as [
    { first: number }
  ]
  const sentences = await writeSentences(sql)
  const [thread] = await sql`select max(id)::int as id from conversations where buyer_id = ${user}`
  const threadId = Number(thread!['id'])
  await sql`
    insert into messages (conversation_id, role, sender_id, message, created_at)
    select c.id, case when n % 5 < 3 then 'buyer' else 'seller' end, c.buyer_id, s.message,
      now() - interval '1 year' * (1 - n::float / ${messages}::int)
    from (select n, case when n % ${everyInThread}::int = 0 then ${threadId}::int
        else ${first}::int + ((n::bigint * ${conversations}::int / ${messages}::int + (random() * ${alive}::int)::int)
          % ${conversations}::int)::int end as conversation, 1 + (random() * ${sentences - 1}::int)::int as sentence
      from generate_series(1, ${messages}::int) n) g
    join conversations c on c.id = g.conversation join bench_sentences s on s.id = g.sentence
    order by n`
  await sql`
    update conversations c set last_message_id = m.last, last_message_at = (select created_at from messages where id = m.last),
      last_buyer_message_id = m.buyer, last_reply_id = m.reply,
      buyer_read_id = case when c.id % 9 = 0 then 0 else m.reply end,
      seller_read_id = case when c.id % 7 = 0 then 0 else m.buyer end
    from (select conversation_id, max(id) as last, coalesce(max(id) filter (where role = 'buyer'), 0) as buyer,
      coalesce(max(id) filter (where role <> 'buyer'), 0) as reply from messages group by 1) m
    where m.conversation_id = c.id`
  await sql`
    insert into conversation_reports (conversation_id, reason, created_at)
    select id, 'Mengajak bertransaksi di luar', now() from conversations where id % 400 = 0`
  for (const table of ['users', 'shops']) {
    await sql.unsafe(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`
    )
  }
  return { buyerId: user, shopId: shop + shops, threadId }
}

/** Sentences that messages repeat, in a table; returns their number. */
async function writeSentences(sql: postgres.Sql): Promise<number> {
  const all = words.split(/\s+/)
  const count = 50_000
  const texts = Array.from({ length: count }, (_, i) => {
    const length = 3 + Math.floor(Math.random() * 12)
    const drawn = Array.from({ length }, () => all[Math.floor(Math.random() ** 2 * all.length)])
    return (i % 1000 === 0 ? ['langka', ...drawn] : drawn).join(' ')
  })
  await sql`create table bench_sentences (id int primary key, message text not null)`
  await sql`
    insert into bench_sentences select row_number() over (), message from unnest(${texts}::text[]) message`
  return count
}

// Reads of what is a buyer's own: never from a cache, each of a session that is looked up.

/** What is read, at which address, and the plainest statement for it by the hash of an access token ($1). */
export const ownReads = {
  profile: {
    path: '/api/v1/buyer/profile',
    plain:
      'select u.id, u.name, u.email, u.phone from sessions s join users u on u.id = s.user_id where s.access_hash = $1'
  },
  'order counts': {
    path: '/api/v1/buyer/transaction/count',
    plain: `select t.status, count(*) from sessions s join transactions t on t.buyer_id = s.user_id
      where s.access_hash = $1 group by 1`
  },
  notifications: {
    path: '/api/v1/buyer/notification',
    plain: `select n.* from sessions s join notifications n on n.user_id = s.user_id
      where s.access_hash = $1 order by n.id desc limit 12`
  },
  cart: {
    path: '/api/v1/buyer/cart',
    plain: `select l.id, l.qty, d.price, d.stock, p.name, p.slug, o.name as shop from sessions s
      join cart_lines l on l.user_id = s.user_id join product_details d on d.id = l.product_detail_id
      join products p on p.id = l.product_id join shops o on o.id = l.shop_id
      where s.access_hash = $1 order by l.created_at desc`
  }
} as const

export type OwnRead = keyof typeof ownReads

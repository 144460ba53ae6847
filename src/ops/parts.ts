import {
  Boxes,
  ChartLine,
  FileText,
  HandCoins,
  History,
  type LucideIcon,
  MessageCircle,
  Package,
  Settings,
  Store,
  Tag,
  TriangleAlert,
  Wallet,
  Banknote
} from 'lucide-react'
import { financeSections } from './finance-sections.ts'
import { type Section, section } from './section.ts'

type Part = {
  label: string
  icon: LucideIcon
  /** By the word that the address has for them (`view`); the first is shown without one. */
  sections: Readonly<Record<string, Section>>
}

const one = (...of: Parameters<typeof section>): Part['sections'] => ({ all: section(...of) })

/** The parts of the console by the word that the address has for them (`part`), in the navigation's order. */
const parts: Readonly<Record<string, Part>> = {
  overview: {
    label: 'Ringkasan',
    icon: ChartLine,
    sections: one('Ringkasan', 'GET /ops/overview', () =>
      import('./OpsOverview.tsx').then(({ OpsOverview }) => OpsOverview)
    )
  },
  orders: {
    label: 'Pesanan',
    icon: Package,
    sections: one('Pesanan', 'GET /ops/transaction', () =>
      import('./OpsOrders.tsx').then(({ OpsOrders }) => OpsOrders)
    )
  },
  negos: {
    label: 'Negosiasi',
    icon: HandCoins,
    sections: one('Negosiasi', 'GET /ops/nego', () =>
      import('./OpsNegotiations.tsx').then(({ OpsNegotiations }) => OpsNegotiations)
    )
  },
  complaints: {
    label: 'Komplain',
    icon: TriangleAlert,
    sections: one('Komplain', 'GET /ops/complain', () =>
      import('./OpsComplaints.tsx').then(({ OpsComplaints }) => OpsComplaints)
    )
  },
  chat: {
    label: 'Chat',
    icon: MessageCircle,
    sections: {
      conversations: section('Percakapan', 'GET /ops/conversation', () =>
        import('./OpsChat.tsx').then(({ OpsChat }) => OpsChat)
      ),
      reviews: section('Ulasan', 'GET /ops/review', () =>
        import('./reviews/OpsReviews.tsx').then(({ OpsReviews }) => OpsReviews)
      )
    }
  },
  withdrawals: {
    label: 'Penarikan',
    icon: Banknote,
    sections: one('Penarikan', 'GET /ops/withdraw', () =>
      import('./OpsWithdrawals.tsx').then(({ OpsWithdrawals }) => OpsWithdrawals)
    )
  },
  products: {
    label: 'Produk',
    icon: Boxes,
    sections: {
      products: section('Produk', 'GET /ops/product', () =>
        import('./goods/OpsProducts.tsx').then(({ OpsProducts }) => OpsProducts)
      ),
      brands: section('Merek', 'GET /ops/brand', () =>
        import('./goods/OpsBrands.tsx').then(({ OpsBrands }) => OpsBrands)
      ),
      categories: section('Kategori', 'GET /ops/category', () =>
        import('./goods/OpsCategories.tsx').then(({ OpsCategories }) => OpsCategories)
      ),
      import: section('Impor', 'GET /ops/import', () =>
        import('./import/OpsImports.tsx').then(({ OpsImports }) => OpsImports)
      )
    }
  },
  shops: {
    label: 'Toko',
    icon: Store,
    sections: one('Toko', 'GET /ops/shop', () =>
      import('./shops/OpsShops.tsx').then(({ OpsShops }) => OpsShops)
    )
  },
  promo: {
    label: 'Promo',
    icon: Tag,
    sections: {
      vouchers: section('Promo', 'GET /ops/voucher', () =>
        import('./vouchers/OpsVouchers.tsx').then(({ OpsVouchers }) => OpsVouchers)
      ),
      notification: section('Notifikasi', 'POST /ops/notification', () =>
        import('./OpsNotification.tsx').then(({ OpsNotification }) => OpsNotification)
      )
    }
  },
  finance: {
    label: 'Keuangan',
    icon: Wallet,
    sections: financeSections
  },
  content: {
    label: 'Isi',
    icon: FileText,
    sections: {
      banners: section('Banner', 'GET /ops/banner', () =>
        import('./OpsBanners.tsx').then(({ OpsBanners }) => OpsBanners)
      ),
      fees: section('Biaya layanan', 'PUT /ops/fee-group', () =>
        import('./OpsFees.tsx').then(({ OpsFees }) => OpsFees)
      ),
      keywords: section('Pencarian populer', 'GET /ops/keyword', () =>
        import('./terms/OpsKeywords.tsx').then(({ OpsKeywords }) => OpsKeywords)
      ),
      synonyms: section('Sinonim', 'GET /ops/synonym', () =>
        import('./terms/OpsSynonyms.tsx').then(({ OpsSynonyms }) => OpsSynonyms)
      )
    }
  },
  settings: {
    label: 'Pengaturan',
    icon: Settings,
    sections: {
      couriers: section('Kurir', 'GET /ops/courier', () =>
        import('./logistics/OpsCouriers.tsx').then(({ OpsCouriers }) => OpsCouriers)
      ),
      trucks: section('Truk', 'GET /ops/truck', () =>
        import('./logistics/OpsTrucks.tsx').then(({ OpsTrucks }) => OpsTrucks)
      ),
      warehouses: section('Gudang', 'GET /ops/warehouse', () =>
        import('./logistics/OpsWarehouses.tsx').then(({ OpsWarehouses }) => OpsWarehouses)
      ),
      reach: section('Jangkauan', 'GET /ops/reach/{id}', () =>
        import('./logistics/OpsReach.tsx').then(({ OpsReach }) => OpsReach)
      ),
      webhooks: section('Webhook', 'GET /ops/webhook', () =>
        import('./webhooks/OpsWebhooks.tsx').then(({ OpsWebhooks }) => OpsWebhooks)
      ),
      outbox: section('Kotak keluar', 'GET /ops/outbox', () =>
        import('./OpsOutbox.tsx').then(({ OpsOutbox }) => OpsOutbox)
      ),
      clock: section('Jam demo', 'POST /ops/clock', () =>
        import('./OpsClock.tsx').then(({ OpsClock }) => OpsClock)
      )
    }
  },
  acts: {
    label: 'Catatan',
    icon: History,
    sections: one('Catatan', 'GET /ops/act', () => import('./OpsActs.tsx').then(({ OpsActs }) => OpsActs))
  }
}

/** The parts that a caller may use, with the sections that it may use: [word, part]. */
export function partsFor(calls: readonly string[]): [string, Part][] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const sections = Object.fromEntries(
      Object.entries(part.sections).filter(([, { call }]) => calls.includes(call))
    )
    return Object.keys(sections).length === 0 ? [] : [[name, { ...part, sections }]]
  })
}

export type ShownPart = ReturnType<typeof partsFor>[number][1]

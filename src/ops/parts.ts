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

import type { OpsCallName } from './console-store.ts'
import { financeSections } from './finance-sections.ts'
import type { Section } from './section.ts'

type Part = {
  label: string
  icon: LucideIcon
  /** By the word that the address has for them (`view`); the first is shown without one. */
  sections: Readonly<Record<string, Section>>
}

const one = (label: string, call: OpsCallName, load: Section['load']): Part['sections'] => ({
  all: { label, call, load }
})

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
    sections: one('Chat', 'GET /ops/conversation', () =>
      import('./OpsChat.tsx').then(({ OpsChat }) => OpsChat)
    )
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
      products: {
        label: 'Produk',
        call: 'GET /ops/product',
        load: () => import('./goods/OpsProducts.tsx').then(({ OpsProducts }) => OpsProducts)
      },
      brands: {
        label: 'Merek',
        call: 'GET /ops/brand',
        load: () => import('./goods/OpsBrands.tsx').then(({ OpsBrands }) => OpsBrands)
      },
      categories: {
        label: 'Kategori',
        call: 'GET /ops/category',
        load: () => import('./goods/OpsCategories.tsx').then(({ OpsCategories }) => OpsCategories)
      },
      import: {
        label: 'Impor',
        call: 'GET /ops/import',
        load: () => import('./import/OpsImports.tsx').then(({ OpsImports }) => OpsImports)
      }
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
      vouchers: {
        label: 'Promo',
        call: 'GET /ops/voucher',
        load: () => import('./vouchers/OpsVouchers.tsx').then(({ OpsVouchers }) => OpsVouchers)
      },
      notification: {
        label: 'Notifikasi',
        call: 'POST /ops/notification',
        load: () => import('./OpsNotification.tsx').then(({ OpsNotification }) => OpsNotification)
      }
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
      banners: {
        label: 'Banner',
        call: 'GET /ops/banner',
        load: () => import('./OpsBanners.tsx').then(({ OpsBanners }) => OpsBanners)
      },
      fees: {
        label: 'Biaya layanan',
        call: 'PUT /ops/fee-group',
        load: () => import('./OpsFees.tsx').then(({ OpsFees }) => OpsFees)
      },
      keywords: {
        label: 'Pencarian populer',
        call: 'GET /ops/keyword',
        load: () => import('./terms/OpsKeywords.tsx').then(({ OpsKeywords }) => OpsKeywords)
      },
      synonyms: {
        label: 'Sinonim',
        call: 'GET /ops/synonym',
        load: () => import('./terms/OpsSynonyms.tsx').then(({ OpsSynonyms }) => OpsSynonyms)
      }
    }
  },
  settings: {
    label: 'Pengaturan',
    icon: Settings,
    sections: {
      couriers: {
        label: 'Kurir',
        call: 'GET /ops/courier',
        load: () => import('./logistics/OpsCouriers.tsx').then(({ OpsCouriers }) => OpsCouriers)
      },
      trucks: {
        label: 'Truk',
        call: 'GET /ops/truck',
        load: () => import('./logistics/OpsTrucks.tsx').then(({ OpsTrucks }) => OpsTrucks)
      },
      warehouses: {
        label: 'Gudang',
        call: 'GET /ops/warehouse',
        load: () => import('./logistics/OpsWarehouses.tsx').then(({ OpsWarehouses }) => OpsWarehouses)
      },
      reach: {
        label: 'Jangkauan',
        call: 'GET /ops/reach/{id}',
        load: () => import('./logistics/OpsReach.tsx').then(({ OpsReach }) => OpsReach)
      },
      webhooks: {
        label: 'Webhook',
        call: 'GET /ops/webhook',
        load: () => import('./webhooks/OpsWebhooks.tsx').then(({ OpsWebhooks }) => OpsWebhooks)
      },
      outbox: {
        label: 'Kotak keluar',
        call: 'GET /ops/outbox',
        load: () => import('./OpsOutbox.tsx').then(({ OpsOutbox }) => OpsOutbox)
      },
      clock: {
        label: 'Jam demo',
        call: 'POST /ops/clock',
        load: () => import('./OpsClock.tsx').then(({ OpsClock }) => OpsClock)
      }
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

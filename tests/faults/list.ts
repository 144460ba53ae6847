import { accountFaults } from './account.ts'
import { adapterFaults } from './adapters.ts'
import { addressFaults } from './addresses.ts'
import { bankFaults } from './banks.ts'
import { browserFaults } from './browser.ts'
import { codeFaults } from './codes.ts'
import { blogFaults } from './blog.ts'
import { contentFaults } from './content.ts'
import { deliveryFaults } from './delivery.ts'
import { edgeFaults } from './edge.ts'
import { commerceFaults } from './commerce.ts'
import { negoFaults } from './nego.ts'
import type { Fault } from './fault.ts'
import { foundFaults } from './found.ts'
import { installFaults } from './install.ts'
import { keepFaults } from './keep.ts'
import { fileFaults } from './files.ts'
import { listFaults } from './lists.ts'
import { notificationFaults } from './notification.ts'
import { productFaults } from './product.ts'
import { sessionFaults } from './sessions.ts'
import { searchFaults } from './search.ts'
import { estimatorFaults } from './estimator.ts'
import { shelfFaults } from './shelves.ts'
import { shellFaults } from './shell.ts'
import { speedFaults } from './speed.ts'
import { siteFaults } from './site.ts'
import { togetherFaults } from './together.ts'

/** Every fault that `npm run test:faults` places. */
export const faults: readonly Fault[] = [
  ...accountFaults,
  ...adapterFaults,
  ...edgeFaults,
  ...sessionFaults,
  ...codeFaults,
  ...bankFaults,
  ...browserFaults,
  ...addressFaults,
  ...commerceFaults,
  ...negoFaults,
  ...blogFaults,
  ...contentFaults,
  ...installFaults,
  ...keepFaults,
  ...fileFaults,
  ...listFaults,
  ...searchFaults,
  ...shelfFaults,
  ...estimatorFaults,
  ...shellFaults,
  ...notificationFaults,
  ...speedFaults,
  ...foundFaults,
  ...siteFaults,
  ...togetherFaults,
  ...productFaults,
  ...deliveryFaults
]

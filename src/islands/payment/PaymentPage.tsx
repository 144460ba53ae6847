import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { EmptyNote } from '#components/ui/EmptyNote.tsx'
import { StaleNote } from '#components/ui/StaleNote.tsx'
import { paths } from '#lib/core/paths.ts'
import { $payment, retryPayment, watchPayment } from '#lib/payment/store.ts'
import { orderTexts } from '#lib/order/texts.ts'
import { paymentErrors } from '#lib/payment/errors.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { useRestoredScroll } from '#islands/ui/use-restored-scroll.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentHead } from './PaymentHead.tsx'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'

/** The payment after ordering: amount, method and deadline. */
export function PaymentPage({ token }: { token: string }) {
  return (
    <Guarded skeleton={<PaymentSkeleton />}>
      <Payment token={token} />
    </Guarded>
  )
}

function Payment({ token }: { token: string }) {
  const { status, value: detail, error } = useStore($payment)
  useEffect(() => watchPayment(token), [token])
  useRestoredScroll(detail !== undefined)
  if (status === 'invalid') return <InvalidPayment />
  if (status === 'error') {
    return <LoadError message={error?.message ?? ''} onRetry={() => void retryPayment()} />
  }
  if (!detail) return <PaymentSkeleton />
  return (
    <div className="grid gap-4">
      <StaleNote message={error?.message} />
      <PaymentHead detail={detail} />
      <PaymentFacts detail={detail} />
      <PaymentSteps detail={detail} />
    </div>
  )
}

function InvalidPayment() {
  return (
    <EmptyNote
      icon={SearchX}
      title={paymentErrors.payment_not_found.message}
      text="Periksa kembali tautannya, atau buka daftar transaksi Anda."
    >
      <Button href={paths.orders} look="primary">
        {orderTexts.list}
      </Button>
    </EmptyNote>
  )
}

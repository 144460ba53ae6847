import type { PaymentDetail } from '#lib/payment/contract.ts'
import { paymentGuides } from '#lib/payment/guides.ts'
import { paymentStatusOf } from '#lib/order/payment-status.ts'

/** Payment instructions by channel, only while the payment is open. */
export function PaymentSteps({ detail: { payment } }: { detail: PaymentDetail }) {
  const guides = paymentGuides(payment.bank_code)
  if (guides.length === 0 || paymentStatusOf(payment.status).isFinal) return null
  return (
    <section aria-labelledby="cara-bayar" className="rounded-box border border-base-300 bg-base-100">
      <h2 id="cara-bayar" className="px-4 pt-4 text-base font-bold sm:px-6">
        Cara Pembayaran
      </h2>
      {guides.map(({ channel, steps }, index) => (
        <details
          key={channel}
          name="cara-bayar"
          open={index === 0}
          className="collapse-arrow collapse rounded-none border-base-300 not-last:border-b"
        >
          <summary className="collapse-title font-semibold sm:px-6">{channel}</summary>
          <div className="collapse-content text-sm sm:px-6">
            <ol className="grid list-decimal gap-2 pl-5">
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </details>
      ))}
    </section>
  )
}

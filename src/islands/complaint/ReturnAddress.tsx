import { complaintPageTexts } from '#lib/complaint/texts.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'

/** Where the goods go back to, to be copied for the courier. */
export const ReturnAddress = ({ address }: { address: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-2">
    <p className="min-w-0 wrap-anywhere">{address}</p>
    <CopyButton
      text={address}
      label={complaintPageTexts.copyAddress}
      message={complaintPageTexts.addressCopied}
    />
  </div>
)

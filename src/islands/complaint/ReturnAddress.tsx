import { complaintPageTexts } from '#lib/complaint/texts.ts'

import { CopyButton } from '#islands/ui/CopyButton.tsx'

/** Where the goods go back to, to be copied for the courier. */
export const ReturnAddress = ({ address }: { address: string }) => (
  <div className="grid justify-items-start">
    <p className="max-w-full wrap-anywhere">{address}</p>
    <CopyButton
      text={address}
      label={complaintPageTexts.copyAddress}
      message={complaintPageTexts.addressCopied}
    />
  </div>
)

import { readDraft, writeDraft } from '#lib/chat/store/drafts.ts'
import { type ContactKind, withSuggestion } from '#lib/chat/quick-messages.ts'

import { QuickMessages } from './contact/QuickMessages.tsx'

type Props = { kind: ContactKind; draftKey: string; onSuggested: () => void }

/** Suggestions for the first message of a thread; a chosen one changes its draft. */
export const FirstSuggestions = ({ kind, draftKey, onSuggested }: Props) => (
  <div className="border-t border-base-300 p-3">
    <QuickMessages
      kind={kind}
      onChoose={chosen => {
        writeDraft(draftKey, withSuggestion(readDraft(draftKey), chosen))
        onSuggested()
      }}
    />
  </div>
)

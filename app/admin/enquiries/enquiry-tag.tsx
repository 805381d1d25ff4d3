import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import { useWords } from '../../languages/use-words.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'

const tones: Readonly<Partial<Record<EnquiryState, 'ok' | 'warn'>>> = { new: 'warn', answered: 'ok' }

/** The state of an enquiry, in one word. */
export function EnquiryTag({ state }: { state: EnquiryState }) {
  const word = useWords(enquiryAdminWords).states[state]
  const tone = tones[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}

import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'

/** The state of an enquiry, in one word. */
export function EnquiryTag({ state }: { state: EnquiryState }) {
  const { word, tone } = enquiryAdminWords.states[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}

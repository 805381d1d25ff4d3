import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import { deskEnquiryWords } from '../../words/admin/enquiries.ts'

/** Where an enquiry stands, in one word. */
export function EnquiryTag({ state }: { state: EnquiryState }) {
  const { word, tone } = deskEnquiryWords.states[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}

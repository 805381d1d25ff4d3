import type { EmailQuery } from '#features/emails/reads.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'

const words = emailAdminWords.list

/** What emails are written for, besides those about a booking: each as the first and the last word of its occasion. */
export const otherKinds: Readonly<Record<string, { word: string; kind: NonNullable<EmailQuery['kind']> }>> = {
  'by-hand': { word: words.byHand, kind: ['%', 'by-hand'] },
  enquiry: { word: words.enquiry, kind: ['enquiry'] },
  newsletter: { word: words.newsletter, kind: ['newsletter'] },
  link: { word: words.link, kind: ['link'] },
  staff: { word: words.staff, kind: ['staff'] },
}

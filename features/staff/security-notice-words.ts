import type { SecurityNoticeKind } from '#features/audit-log/security-notice.ts'

type Happened = { who: string; when: string; subject: string }
type Words = { subject: string; heading: string; preview: string; says: readonly string[] }

/** What owners read when there is a new owner, or payment details were changed. `when`: in Kigali. No number of an account stands in it. */
export const securityNoticeWords: Record<SecurityNoticeKind, (happened: Happened) => Words> = {
  'new-owner': ({ who, when, subject }) => ({
    subject: 'there is a new owner',
    heading: 'There is a new owner',
    preview: `${subject} may do everything in the admin area.`,
    says: [
      `${who} gave ${subject} the role of owner, ${when}. An owner may change bank details, prices and who is on the staff.`,
      'If this is not right, open Users in the admin area now and disable that account. Then change your own password.',
    ],
  }),
  'payment-details': ({ who, when, subject }) => ({
    subject: 'payment details were changed',
    heading: 'Payment details were changed',
    preview: 'Check that customers are asked to pay to your account.',
    says: [
      `${who} changed “${subject}”, ${when}. Customers see the new details from now on.`,
      'Check them in the settings. If this is not right, put them back now, disable the account of whoever changed them, and tell customers who are about to pay.',
    ],
  }),
}

import type { SecurityNoticeKind } from '#features/audit-log/security-notice.ts'

type NoticeFacts = { who: string; when: string; subject: string }
type EmailText = { subject: string; heading: string; preview: string; paragraphs: readonly string[] }

/** The emails to owners about a new owner or changed payment details. `when` is in Kigali time. They never contain an account number. */
export const securityNoticeWords: Record<SecurityNoticeKind, (facts: NoticeFacts) => EmailText> = {
  'new-owner': ({ who, when, subject }) => ({
    subject: 'there is a new owner',
    heading: 'There is a new owner',
    preview: `${subject} can do everything in the admin area.`,
    paragraphs: [
      `${who} gave ${subject} the role of owner, ${when}. An owner can change bank details, prices and the team.`,
      'If this is not right, open Team in the admin area now and disable that account. Then change your own password.',
    ],
  }),
  'payment-details': ({ who, when, subject }) => ({
    subject: 'payment details were changed',
    heading: 'Payment details were changed',
    preview: 'Check that customers are asked to pay to your account.',
    paragraphs: [
      `${who} changed “${subject}”, ${when}. Customers see the new details from now on.`,
      'Check them in the settings. If this is not right, restore them now, disable the account that changed them, and tell customers who are about to pay.',
    ],
  }),
}

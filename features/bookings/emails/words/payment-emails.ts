import { source } from '#platform/languages/source.ts'

/** Emails about money that came or went back, or is due. */
export const paymentEmailWords = source('payment-emails', {
  /** What came, for the sentences below. */
  came: {
    unknown: 'your payment',
    inFrancs: '{francs} ({amount})',
    by: {
      'bank-transfer': '{amount} by bank transfer on {day}',
      'mobile-money': '{amount} by mobile money on {day}',
      card: '{amount} by card on {day}',
      cash: '{amount} in cash on {day}',
      'vehicle-deposit': '{amount} from the vehicle deposit on {day}',
    },
    referenced: '{payment}, reference {reference}',
  },
  payment: {
    subject: 'we have received {amount}',
    preview: '{payment}. The receipt is on your booking page.',
    heading: 'Payment received',
    action: 'See your receipt',
    opening: 'We received {payment}, for {about}. Thank you. The receipt is on your booking page.',
  },
  outcome: {
    credit:
      'Nothing is held for it yet. We keep it for you and write to you: it is used for what you book, or refunded as you wish.',
    late: {
      expired: 'It arrived after the hold or the quotation had ended, and we could not book it any more.',
      rejected: 'It arrived after we had declined this booking.',
      cancelled: 'It is more than this cancelled booking owes.',
    },
    back: '{amount} is refunded to the payment method you used.',
    more: 'It is more than this booking costs. We refund it, or you use it for something more: reply to this email.',
    left: '{amount} is still due. We hold {what} until {until}.',
    all: 'Everything is paid.',
  },
  refunded: {
    unknown: 'your money',
    subject: 'refund of {amount} sent',
    heading: 'Your refund is on its way',
    opening: {
      'bank-transfer': 'We have refunded {amount} by bank transfer. Between banks it takes one to four working days.',
      'mobile-money': 'We have refunded {amount} by mobile money. It should be there by now.',
      card: 'We have refunded {amount} to your card. Your bank may take five to ten working days to show it.',
      cash: 'We have refunded {amount} in cash.',
      'vehicle-deposit': 'We have refunded {amount} that we had kept from the vehicle deposit.',
    },
    reference: 'Reference: {reference}',
  },
  childFee: {
    subject: 'a park charges less for a child',
    preview: 'The price of {about}, is lower now.',
    heading: 'A park charges less for a child',
    opening:
      'We took the adult fee for a child, because the park’s fee for children was not known. Now it is known, and it is less. The price of {about}, is lower by the difference.',
    refund:
      'You have paid {amount} more than it costs now. We refund it to the payment method you used, and you get an email when it is sent.',
  },
  balance: {
    subject: '{amount} due by {day}',
    subjectLate: '{amount} was due by {day}',
    preview: 'The balance of {about}.',
    heading: 'The balance of your booking',
    action: 'Pay the balance',
    opening: '{amount} is to be paid by {day}, for {about}. If you have already sent it, please ignore this email.',
    openingLate: '{amount} was to be paid by {day}, for {about}. If you have already sent it, please ignore this email.',
    closing: 'If you need longer, reply to this email. We never cancel a booking automatically over a late balance.',
  },
})

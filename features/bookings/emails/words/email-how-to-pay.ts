import { source } from '#platform/languages/source.ts'

/** Where to send an amount. */
export const emailHowToPayWords = source('email-how-to-pay', {
  headings: { 'bank-transfer': 'Pay by bank transfer', 'mobile-money': 'Pay by mobile money', card: 'Pay by card' },
  either: '{amount} or {francs}',
  francsFirst: '{francs} ({amount})',
  anyMethod:
    'To pay: {amount} or {francs}. Press the button: your booking page shows every payment method. Write {reference} as the reason for payment.',
  card: '{amount} or {francs}: press the button. Your booking page leads to our card provider’s page; your card number never comes to us.',
  amount: 'Amount',
  holder: 'Account holder',
  bank: 'Bank',
  account: 'Account',
  swift: 'SWIFT',
  number: 'Number',
  name: 'Name',
  reason: 'Reason for payment',
  fromAbroad: 'Money from abroad takes one to four working days. We write to you on the day it arrives.',
  message: 'Then reply to this email with your network’s message: we record the payment at once.',
  sample: 'Sample details. Send no money to them.',
  sampleAccount: 'Sample details. Send no money to this account.',
})

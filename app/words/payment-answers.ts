import { source } from '#platform/languages/source.ts'

/** What the server alone says in the step in which it is held: what is requested first, how long it is held, and its button. */
export const paymentAnswerWords = source('payment-answers', {
  requestLede: 'We answer within {hours, plural, one {# hour} other {# hours}}. You pay nothing before our answer.',
  request:
    'Our suppliers have to confirm this first: {parts}. When everything is available we hold it for you, email you, and tell you what to pay.',
  /** In its place where no email is delivered. */
  requestHere:
    'Our suppliers have to confirm this first: {parts}. When everything is available we hold it for you, and the page of your booking says what to pay.',
  part: '{quantity} × {name}',
  requestRest: 'What is in stock is held for you until our answer.',
  permits: 'These permits are held with your booking: {parts}.',
  permitsUntilAnswer: 'These permits are held until our answer: {parts}.',
  policies: { tours: 'The journey', 'day-tours': 'The day tour', stays: 'The rooms', cars: 'The cars' },
  held: {
    'bank-transfer': 'Held for {length}, until {until}, Kigali time.',
    'mobile-money': 'MTN or Airtel. Held until {until}, Kigali time: we look for the money in office hours.',
    card: 'Held for {length}. You pay on our card provider’s page: we never see your card number.',
  },
  /** Of a request, by which nothing is due yet. */
  afterAnswer:
    'Once everything is confirmed you have {hours, plural, one {# hour} other {# hours}} to pay, at the latest until booking closes.',
  fromAbroad: 'From abroad a transfer takes one to four working days.',
  /** Of a bank transfer, also on the booking's page. */
  late: 'Money that arrives after the hold has ended confirms your booking only if everything is still available. If not, we refund all of it.',
  quicker: { card: 'Card and mobile money are quicker.', phone: 'Mobile money is quicker.' },
  longer: 'Is your transfer on its way? Send us your bank’s proof before the hold ends: we can then hold it for longer.',
  confirm: 'We email you first: confirm your email within {length}, or the hold ends then.',
  button: 'Hold {what}',
  requestButton: 'Send request',
})

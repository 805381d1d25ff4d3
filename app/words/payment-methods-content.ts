import { source } from '#platform/languages/source.ts'

/** What the page of the payment methods says of each, by its loader. Every figure is one that the rules use. */
export const paymentMethodsContentWords = source('payment-methods-content', {
  'bank-transfer': {
    from: 'In US dollars or Rwandan francs, from any bank. Money from abroad takes one to four working days.',
    holds:
      'We hold it for {usual, plural, one {# hour} other {# hours}}; {near, plural, one {# hour} other {# hours}} when the start is less than 30 days away. Over a weekend we hold it until our office has been open for {open, plural, one {# hour} other {# hours}}. Not offered less than {days, plural, one {# day} other {# days}} before the start.',
  },
  'mobile-money': {
    from: 'MTN or Airtel, from a Rwandan number. Send the amount and your reference, then send us the message of your network.',
    holdsHours:
      'We hold it for {count, plural, one {# hour} other {# hours}} in which our office is open, because somebody here looks for the money. A booking made at night is held until the next working morning.',
    holdsMinutes:
      'We hold it for {count, plural, one {# minute} other {# minutes}} in which our office is open, because somebody here looks for the money. A booking made at night is held until the next working morning.',
    limit: 'Your network limits what a wallet may send. For a larger sum send it in parts, or choose a bank transfer.',
  },
  card: {
    from: 'Visa or Mastercard, on the page of our card provider: your card number never reaches us.',
    holdsHours:
      'We hold it for {count, plural, one {# hour} other {# hours}}, and once for ten minutes more while the payment is under way.',
    holdsMinutes:
      'We hold it for {count, plural, one {# minute} other {# minutes}}, and once for ten minutes more while the payment is under way.',
  },
  request:
    'Some things our suppliers have to confirm first, such as lodges and permits on a date of your own. You pay nothing before our answer, which you have within {answer, plural, one {# hour} other {# hours}}, sooner when the start is near. When everything is available you have up to {pay, plural, one {# hour} other {# hours}} to pay, never past the end of booking.',
  deposit:
    'The deposit is {percent} of the price, and permits and flights in full, because those are bought at once. The rest is due {days, plural, one {# day} other {# days}} before the start. If you book later than that, all of it is due at once.',
})

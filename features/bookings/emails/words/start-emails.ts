import { source } from '#platform/languages/source.ts'

/** Emails about a new booking, up to the end of its hold. */
export const startEmailWords = source('start-emails', {
  held: 'Held.',
  heldUntil: 'Held until {until}.',
  due: {
    nothing: 'Nothing is due yet.',
    deposit: 'Deposit: {amount} or {francs}.',
    all: 'To pay: {amount} or {francs}.',
  },
  weHold: 'We hold {what}.',
  itIsHeld: '{count, plural, one {It is held until {until}.} other {They are held until {until}.}}',
  pay: 'Pay or see your booking',
  payByCard: 'Pay by card',
  paid: {
    deposit: 'When the deposit arrives we confirm the booking and email you.',
    all: 'When the payment arrives we confirm the booking and email you.',
  },
  rest: 'The rest, {amount}, is due by {day}.',
  neverCharged: 'Nothing is charged automatically.',
  enquired: {
    subject: 'we have your enquiry',
    preview: 'We reply with a quotation. Nothing is due yet.',
    heading: 'We have your enquiry',
    action: 'See your enquiry',
    opening: 'You asked for {what}. We look at it and reply with a quotation. Nothing is held and nothing is due yet.',
  },
  quoted: {
    subject: 'your quotation',
    preview: '{amount} in total, valid until {until}.',
    previewDays: '{amount} in total, valid for 14 days.',
    heading: 'Your quotation',
    action: 'See and accept the quotation',
    opening: 'This is our quotation for {what}. It is valid until {until}. Nothing is held until you accept.',
    openingDays: 'This is our quotation for {what}. It is valid for 14 days. Nothing is held until you accept.',
    accept:
      'Accept it on your booking page: we hold what is in stock, ask our suppliers for the rest first, and tell you how to pay it.',
    acceptDeposit:
      'Accept it on your booking page: we hold what is in stock, ask our suppliers for the rest first, and tell you how to pay the deposit of {amount}.',
  },
  received: {
    subject:
      '{kind, select, departure {{count, plural, one {# seat} other {# seats}} held} stay {{count, plural, one {# room} other {# rooms}} held} hire {{count, plural, one {# car} other {# cars}} held} pilgrims {your pilgrimage held} other {your journey held}}',
    heading:
      '{kind, select, departure {{count, plural, one {# seat} other {# seats}} held for you} stay {{count, plural, one {# room} other {# rooms}} held for you} hire {{count, plural, one {# car} other {# cars}} held for you} pilgrims {Your pilgrimage is held for you} other {Your journey is held for you}}',
  },
  requested: {
    subject: 'we have your request',
    heading: 'We have your request',
    action: 'See your request',
    opening: 'You requested {what}.',
    rest: 'The rest is held for you.',
    restUntil: 'The rest is held for you until {until}.',
    paid: 'The {amount} you have paid count towards it, and are refunded in full if the answer is no.',
    nothing: 'Nothing is due before our answer.',
  },
  answered: {
    subject: 'available, and held for you',
    heading: 'What you requested is available',
    agreed: 'Our suppliers have agreed to: {parts}.',
    closing: 'If your payment takes longer, reply to this email before then. We see what we can do.',
  },
  ending: {
    subject: 'your hold ends soon',
    heading: 'Your hold ends soon',
    after:
      '{count, plural, one {After that it is free for other customers.} other {After that they are free for other customers.}}',
    paid: 'We have received {paid}; {due} is still due.',
    closing: 'If your payment is on its way, reply to this email before then. We see what we can do.',
  },
  waiting: {
    subject: 'you are on the waiting list',
    preview: 'Waiting costs nothing. We email you when there is room.',
    heading: 'You are on the waiting list',
    full: '{about}, is full.',
    waits:
      '{count, plural, one {You are waiting for {taken}.} other {You are waiting for {taken} as one party: we never split you up.}}',
    closing:
      '{count, plural, one {When there is room for you we email you at once and hold it for up to 72 hours.} other {When there is room for all of you we email you at once and hold it for up to 72 hours.}} Waiting costs nothing.',
  },
  offered: {
    subject:
      '{kind, select, departure {{count, plural, one {a seat came free, held for you} other {seats came free, held for you}}} other {it is free again, held for you}}',
    heading:
      '{kind, select, departure {{count, plural, one {A seat came free} other {Seats came free}}} other {It is free again}}',
    action:
      '{kind, select, departure {Take {count, plural, one {# seat} other {# seats}}} stay {Take {count, plural, one {# room} other {# rooms}}} hire {Take {count, plural, one {# car} other {# cars}}} pilgrims {Take your pilgrimage} other {Take your journey}}',
    after:
      '{count, plural, one {After that it goes to the next on the list, and you owe nothing.} other {After that they go to the next on the list, and you owe nothing.}}',
  },
})

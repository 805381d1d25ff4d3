import type { BookingState } from '#features/bookings/booking.ts'
import type { PaymentMethod } from '#features/bookings/hold-length.ts'
import type { Residency } from '#features/places/visitor-fee.ts'

export const seatsCount = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const people = (count: number) => (count === 1 ? '1 traveller' : `${count} travellers`)

/** A sentence for each key that a schema of features/bookings/booking-request.ts answers: what is wrong and what to do. */
const fieldErrors: Record<string, string> = {
  'first-names-missing': 'Write the first names as they are in the passport.',
  'family-name-missing': 'Write the family name as it is in the passport.',
  'name-missing': 'Write your name, so that we know whom to ask for.',
  'too-long': 'This is too long for the form. Shorten it, and tell us the rest in a message.',
  'strange-characters': 'There are characters in here that we cannot store. Type it again.',
  'born-on-wrong': 'Give the date of birth, for example 3 November 1988.',
  'born-on-future': 'This date lies ahead. Give the date of birth.',
  'travellers-count': 'Fill in every traveller. To travel with fewer, go back to the first step.',
  'no-adult': 'Somebody of eighteen or more has to travel with the party. Write to us about a school or a group.',
  'too-young':
    'Too young on the day for this journey or one of its permits. The park checks passports at the gate: take the traveller off, or write to us for a plan that fits.',
  'residency-missing': 'Choose which fee this traveller pays in the parks.',
  'email-missing': 'Write an e-mail address: the link to your booking goes there.',
  'email-wrong': 'This is not a whole e-mail address. Check the part after the @.',
  'phone-missing': 'Write a phone number, with the country code.',
  'phone-wrong': 'Use digits, with the country code, for example +47 900 00 000.',
  'departure-missing': 'Choose a departure.',
  'travellers-wrong': 'Say how many travel, from 1 to 12.',
  'party-too-large': 'The site books up to 12 people at once. For more, write to us: a group has its own price.',
  'comfort-missing': 'Choose how you want to sleep.',
  'single-rooms-wrong': 'Say how many rooms are for one person.',
  'single-rooms-many': 'That is too many rooms for one: each needs an adult, and a child always shares with one.',
  'message-too-long': 'The message is longer than 2,000 characters. Shorten it.',
  'method-missing': 'Choose how you want to pay.',
  'method-late': 'A bank transfer takes too long this close to the start. Choose another way.',
  'price-unseen': 'Look at the price once more, then press again.',
  'terms-missing': 'Read the cancellation rule and accept it.',
  'reference-missing': 'Write the reference, for example K7QM-42XD.',
}

export const fieldError = (key: string): string => fieldErrors[key] ?? 'Something is missing here.'

export const residencyWords: Record<Residency, string> = {
  foreign: 'Visitor from abroad',
  resident: 'Foreigner living in the country',
  african: 'Citizen of an African country',
  eac: 'Citizen of the East African Community',
}

export const methodWords: Record<PaymentMethod, { name: string; text: (hours: string) => string }> = {
  card: {
    name: 'Card',
    text: (hours) => `We hold the seats for ${hours}. Cards are taken by our staff: write to us at once, in office hours.`,
  },
  'mobile-money': {
    name: 'Mobile money',
    text: (hours) => `MTN or Airtel. We hold the seats for ${hours}: send the deposit and tell us at once.`,
  },
  'bank-transfer': { name: 'Bank transfer', text: (hours) => `We hold the seats for ${hours} while the money travels.` },
}

export const stateWords: Record<BookingState, { word: string; tone: 'ok' | 'warn' | 'bad' | undefined }> = {
  enquiry: { word: 'Enquiry', tone: undefined },
  quoted: { word: 'Quoted', tone: undefined },
  waitlisted: { word: 'Waiting list', tone: 'warn' },
  'on-hold': { word: 'On hold', tone: 'warn' },
  pending: { word: 'Being arranged', tone: 'warn' },
  confirmed: { word: 'Confirmed', tone: 'ok' },
  'in-progress': { word: 'On the road', tone: 'ok' },
  completed: { word: 'Travelled', tone: undefined },
  'no-show': { word: 'Did not travel', tone: undefined },
  expired: { word: 'Hold ended', tone: 'bad' },
  rejected: { word: 'Declined', tone: 'bad' },
  cancelled: { word: 'Cancelled', tone: 'bad' },
}

export const bookingWords = {
  steps: ['Departure', 'Travellers', 'Extras', 'Payment'],
  stepsLabel: 'Steps of the booking',
  problems: (count: number) => (count === 1 ? 'One thing to correct.' : `${count} things to correct.`),
  full: (left: number, asked: number) =>
    left === 0
      ? 'No seat is for sale now: the last went, or wait for a party on the list. Nothing was taken from you.'
      : `Only ${seatsCount(left)} ${left === 1 ? 'is' : 'are'} left now, and you asked for ${asked}. Nothing was taken from you.`,
  closed:
    'Nobody can join this departure any more. Booking closes at 18:00 in Kigali, two days before the start, because permits and beds are bought then.',
  priceChanged: (total: string) =>
    `The price changed while you were typing: it is ${total} now. Nothing was held. Look at the lines, and press again if you agree.`,
  noLongerFits: 'The party changed, and what you chose here no longer fits it. Each room for one needs an adult. Choose again.',
  noAdult: 'Somebody of eighteen or more has to travel with the party. Write to us about a school or a group.',
  noPrice: 'We have no price for this comfort on this date. Choose another, or write to us.',
  noteUnknown: 'This departure is no longer for sale.',
  tooYoung: (age: number, minimum: number, rule: string) =>
    `${rule}: travellers must be ${minimum} on the day, and this one will be ${age}. The park checks passports at the gate. Take the traveller off, or write to us for a plan that fits.`,
  departure: {
    title: 'Which day, and how many?',
    lede: 'A seat for each traveller, whatever the age. Nothing is held until the last step.',
    pick: 'Departure',
    showDate: 'Show this date',
    travellers: 'Travellers',
    next: 'Continue to travellers',
    none: 'Choose a departure first',
    noneText: 'Every journey with a fixed date stands in the timetable.',
    timetable: 'See all departures',
    option: (days: string, left: number) => `${days}, ${left === 0 ? 'full' : `${left} left`}`,
  },
  waiting: {
    title: 'Join the waiting list',
    short: (left: number, asked: number) =>
      left === 0
        ? 'This departure is full.'
        : `Only ${seatsCount(left)} ${left === 1 ? 'is' : 'are'} left for the ${asked} of you.`,
    text: 'You wait as one party and are never split up. When enough seats come free we hold them for you for up to 72 hours and write at once. Waiting costs nothing.',
    name: 'Your name',
    button: (count: number) => `Put ${people(count)} on the list`,
    join: 'Join the waiting list',
    notFull: (left: number) => `${seatsCount(left)} came free meanwhile. Book them instead of waiting.`,
    tooLarge: (capacity: number) =>
      `This departure has ${capacity} seats in all. Write to us: a larger party gets a day of its own.`,
  },
  travellers: {
    title: 'Who is travelling?',
    lede: 'Names as they are in the passport: the park checks them against the permit.',
    nth: (position: number) => (position === 1 ? 'Traveller 1, who leads the party' : `Traveller ${position}`),
    firstNames: 'First names',
    familyName: 'Family name',
    bornOn: 'Date of birth',
    bornOnHint: 'Children pay less; parks ask for ages.',
    residency: 'Park fees as',
    residencyHint: 'The park asks for proof at the gate.',
    reach: 'How we reach you',
    email: 'E-mail',
    emailHint: 'The link to your booking goes here.',
    phone: 'Phone, with WhatsApp if you use it',
    next: 'Continue to extras',
    back: 'Back to departure',
    of: (name: string, position: number) => `${name} of traveller ${position}`,
  },
  extras: {
    title: 'How do you want to sleep?',
    lede: 'Two share a room unless you say otherwise.',
    comfort: 'Comfort',
    included: 'in the price',
    more: (amount: string) => `+ ${amount} in all`,
    less: (amount: string) => `− ${amount} in all`,
    single: 'Rooms for one person',
    singleHint: 'Leave it at 0 where everybody shares.',
    message: 'Anything we should know',
    optional: '(optional)',
    messageHint:
      'Vegetarian food, a birthday, an early flight. Leave health and faith out: we ask for them separately, with your consent.',
    next: 'Continue to payment',
    back: 'Back to travellers',
  },
  payment: {
    title: 'How do you want to pay?',
    lede: 'We hold the seats first. You pay the deposit afterwards, and nothing is taken by itself.',
    method: 'Way of paying',
    rule: 'If you cancel',
    terms: 'I have read this rule and accept it for everyone in my party.',
    button: (count: number) => `Hold ${seatsCount(count)}`,
    back: 'Back to extras',
    free: 'Until we confirm, cancelling is free. After that:',
    ladder: (from: number, to: number | null, percent: number) =>
      to === null ? `${from} days before or more: we keep ${percent}%` : `${to} to ${from} days before: we keep ${percent}%`,
    ladderRest: 'Counted on the price without permits and park fees. Permits and fees that were bought cannot be returned.',
  },
  summary: {
    label: 'Your booking so far',
    total: 'Total',
    rwf: (text: string) => `about ${text}`,
    deposit: 'Deposit now',
    allNow: 'Due now, in full',
    balance: (day: string) => `Balance by ${day}`,
    perParty: (count: number) => people(count),
  },
} as const

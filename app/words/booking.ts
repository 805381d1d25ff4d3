import type { BookingState } from '#features/bookings/booking.ts'
import type { PaymentMethod } from '#features/bookings/hold-length.ts'
import type { OrderKind } from '#features/offers/order.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { ExtraUnit } from '#features/prices/extras.ts'
import type { LadderName } from '#features/prices/price-line.ts'

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
  'travellers-hire-wrong': 'Say how many ride, from 1 to 60.',
  'package-missing': 'Choose a journey.',
  'hotel-missing': 'Choose a house.',
  'class-missing': 'Choose a class of cars.',
  'day-missing': 'Choose a day.',
  'day-wrong': 'This day does not exist. Give it as day, month and year.',
  'day-past': 'This day has gone. Choose one that lies ahead.',
  'day-too-far': 'We sell up to 24 months ahead. For a later day, write to us.',
  'time-missing': 'Choose an hour.',
  'grown-wrong': 'Say how many adults come, from 1 to 60.',
  'group-too-large': 'The site books up to 60 people at once. For more, write to us: we plan it with you.',
  'ages-wrong':
    'Write the ages in whole years with commas between, for example 4, 7, 11. From eighteen on, count them as adults.',
  'rooms-missing': 'Choose at least one room.',
  'rooms-many': 'The site books up to 10 rooms at once. For more, write to us.',
  'room-missing': 'Choose a room.',
  'board-missing': 'Choose a board.',
  'adults-wrong': 'Say how many adults sleep here, from 1 to 10.',
  'vehicles-wrong': 'Say how many cars you need, from 1 to 10.',
  'seats-few': 'There are more people than seats. Take another car, or a larger class.',
  'drive-missing': 'Choose who drives.',
  'driver-missing': 'Give the date of birth of whoever drives.',
  'licence-missing': 'Give the day on the licence.',
  'licence-wrong': 'Give the day on the licence, for example 3 November 2010.',
  'licence-future': 'This day lies ahead. Give the day on the licence.',
  'abroad-wrong': 'Choose the countries from the list.',
  'extra-wrong': 'Say how many, from 0.',
  'extra-unknown': 'One of these extras is no longer for sale. Look at the list once more.',
  'code-wrong': 'A code has letters, digits and hyphens only.',
  'party-too-large': 'The site books up to 12 people at once. For more, write to us: a group has its own price.',
  'comfort-missing': 'Choose how you want to sleep.',
  'single-rooms-wrong': 'Say how many rooms are for one person.',
  'single-rooms-many': 'That is too many rooms for one: each needs an adult, and a child always shares with one.',
  'message-too-long': 'The message is longer than 2,000 characters. Shorten it.',
  'method-missing': 'Choose how you want to pay.',
  'method-late': 'A bank transfer takes too long this close to the start. Choose another way.',
  'price-unseen': 'Look at the price once more, then press again.',
  'terms-missing': 'Read the cancellation rule and accept it.',
  'quote-code-wrong': 'A code has eight letters and digits, for example K7QM-42XD.',
  'reference-missing': 'Write the reference, for example K7QM-42XD.',
}

/** The sentence for a key; what already is a sentence, because it holds figures, stays as it is. */
export const fieldError = (key: string): string => fieldErrors[key] ?? (key.includes(' ') ? key : 'Something is missing here.')

export const residencyWords: Record<Residency, string> = {
  foreign: 'Visitor from abroad',
  resident: 'Foreigner living in the country',
  african: 'Citizen of an African country',
  eac: 'Citizen of the East African Community',
}

export const methodWords: Record<PaymentMethod, { name: string; text: (hours: string) => string }> = {
  card: {
    name: 'Card',
    text: (hours) => `Held for ${hours}. You pay on our card house’s page: your card number never comes to us.`,
  },
  'mobile-money': {
    name: 'Mobile money',
    text: (hours) => `MTN or Airtel. Held for ${hours}: send the money and tell us at once.`,
  },
  'bank-transfer': { name: 'Bank transfer', text: (hours) => `Held for ${hours} while the money travels.` },
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

/** What a booking of each kind holds, for its button; counted by travellers, or by cars. */
export const heldThing: Record<OrderKind, (count: number) => string> = {
  departure: seatsCount,
  journey: () => 'this journey',
  pilgrims: (count) => `${count} places`,
  stay: () => 'these nights',
  hire: (count) => (count === 1 ? 'this car' : `${count} cars`),
}

const unitWords: Record<ExtraUnit, string> = {
  person: 'for each traveller',
  booking: 'for the booking',
  night: 'a night',
  day: 'a day',
}

export const bookingWords = {
  stepsLabel: 'Steps of the booking',
  problems: (count: number) => (count === 1 ? 'One thing to correct.' : `${count} things to correct.`),
  quoted: (code: string) => `This is the price of your quote ${code}.`,
  quoteGone: (code: string) =>
    `The price of quote ${code} no longer holds: it ended, or you changed what it was for. This is the price of today.`,
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
    text: 'You wait as one party. When enough seats come free we hold them for up to 72 hours and write at once. Waiting costs nothing.',
    name: 'Your name',
    button: (count: number) => `Put ${people(count)} on the list`,
  },
  travellers: {
    title: 'Who is travelling?',
    lede: 'Names as they are in the passport: the park checks them against the permit.',
    nth: (position: number) => (position === 1 ? 'Traveller 1, who leads the party' : `Traveller ${position}`),
    firstNames: 'First names',
    familyName: 'Family name',
    bornOn: 'Date of birth',
    bornOnHint: 'Children pay less.',
    residency: 'Pays park fees as',
    residencyHint: 'The gate asks for proof.',
    reach: 'How we reach you',
    email: 'E-mail',
    emailHint: 'The link to your booking goes here.',
    phone: 'Phone, with WhatsApp if you use it',
    next: 'Continue to extras',
    back: 'Back to departure',
    of: (name: string, position: number) => `${name} of traveller ${position}`,
  },
  contact: {
    title: { pilgrims: 'Who leads the group?', stay: 'In whose name?', hire: 'In whose name?' },
    lede: {
      pilgrims: 'Our letters go to the leader, with a page where the group writes its names and rooms.',
      stay: 'The house asks for this name when you arrive.',
      hire: 'We write and call under this name.',
    },
    name: 'Your name',
    next: 'Continue to extras',
    back: { pilgrims: 'Back to the group', stay: 'Back to the rooms', hire: 'Back to the car' },
  },
  extras: {
    title: 'How do you want to sleep?',
    lede: 'Two share a room unless you say otherwise.',
    titleAlone: 'Anything to add?',
    ledeAlone: 'It can wait: you can add extras on your own page later.',
    comfort: 'Comfort',
    included: 'in the price',
    more: (amount: string) => `+${amount} in all`,
    less: (amount: string) => `−${amount} in all`,
    single: 'Rooms for one person',
    singleHint: 'Leave it at 0 where everybody shares.',
    add: 'Extras',
    each: (amount: string, unit: ExtraUnit) => `${amount} ${unitWords[unit]}`,
    inAll: (amount: string) => `${amount} for you`,
    none: 'none',
    code: 'Discount code',
    apply: 'Apply',
    applied: (off: string, total: string) => `The code takes ${off} off. The price is ${total} now.`,
    appliedNothing: (total: string) => `The code takes nothing off this booking. The price stays ${total}.`,
    appliedNone: (total: string) => `No code. The price is ${total}.`,
    message: 'Anything we should know',
    optional: '(optional)',
    messageHint:
      'Vegetarian food, a birthday, an early flight. Leave health and faith out: we ask for them separately, with your consent.',
    next: 'Continue to payment',
    back: 'Back to travellers',
    backAlone: 'Back to your details',
  },
  payment: {
    title: 'How do you want to pay?',
    lede: 'We hold it first, you pay after. Nothing is taken by itself.',
    money: 'What you pay',
    now: 'Deposit, once it is held',
    all: 'All of it, once it is held',
    later: (day: string) => `Balance, by ${day}`,
    whole: 'In all',
    method: 'Way of paying',
    request: 'Not promised yet',
    requestText: (things: string, many: boolean, hours: number) =>
      `${things} ${many ? 'are' : 'is'} asked for once you have paid. We answer within ${hours} hours. If it is a no, you choose: another day, or all your money back.`,
    rule: 'If you cancel',
    ladders: { tours: 'The journey', stays: 'The rooms', cars: 'The cars' } satisfies Record<LadderName, string>,
    terms: 'I have read this rule and accept it for everyone in my party.',
    button: (what: string) => `Hold ${what}`,
    back: 'Back to extras',
    free: 'Until we confirm, cancelling is free. After that:',
    ladder: (from: number, to: number | null, percent: number) => {
      const kept = percent === 0 ? 'we keep nothing' : `we keep ${percent}%`
      return to === null ? `${from} days before or more: ${kept}` : `${to} to ${from} days before: ${kept}`
    },
    ladderRest: 'Counted without permits and park fees: once bought, nobody takes them back.',
    noMethod: 'It is too late for any way of paying on this site. Write to us.',
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

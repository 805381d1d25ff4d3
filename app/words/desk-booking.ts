import type { BookingEvent, BookingState } from '#features/bookings/booking.ts'
import type { PaymentMethod } from '#features/bookings/hold-length.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { counted } from './en.ts'

type Tone = 'ok' | 'warn' | 'bad' | undefined

export const bookingStateWords: Record<BookingState, { word: string; tone: Tone }> = {
  enquiry: { word: 'Enquiry', tone: undefined },
  quoted: { word: 'Quoted', tone: undefined },
  waitlisted: { word: 'Waiting list', tone: undefined },
  'on-hold': { word: 'On hold', tone: 'warn' },
  pending: { word: 'To be answered', tone: 'warn' },
  confirmed: { word: 'Confirmed', tone: 'ok' },
  'in-progress': { word: 'On the road', tone: 'ok' },
  completed: { word: 'Completed', tone: undefined },
  'no-show': { word: 'Did not come', tone: 'bad' },
  expired: { word: 'Lapsed', tone: undefined },
  rejected: { word: 'Declined', tone: 'bad' },
  cancelled: { word: 'Cancelled', tone: 'bad' },
}

const eventWords: Record<BookingEvent | 'note', string> = {
  reserve: 'Seats held',
  join: 'Put on the waiting list',
  offer: 'Seats offered and held',
  extend: 'Hold given a new end',
  confirm: 'Confirmed',
  decline: 'Declined',
  cancel: 'Cancelled',
  expire: 'The hold lapsed',
  start: 'They set out',
  end: 'They came back',
  absent: 'They did not come',
  note: 'Note',
}

const residencyWords: Record<Residency, string> = {
  foreign: 'from abroad',
  resident: 'resident of Rwanda',
  african: 'from Africa',
  eac: 'from East Africa',
}

const methodWords: Record<PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  'mobile-money': 'Mobile money',
  card: 'Card',
}

/** What the desk says of one booking. */
export const deskBookingWords = {
  title: (lead: string, travellers: number) => `${lead}, ${counted(travellers, 'traveller')}`,
  breadcrumb: 'You are here',
  state: (state: BookingState) => bookingStateWords[state].word.toLowerCase(),
  next: {
    holdEnds: (when: string) => `Hold ends ${when}`,
    holdEnded: 'Hold has ended',
    answer: 'Supplier’s answer',
    waits: (seats: number) => `Waits for ${counted(seats, 'seat')}`,
    balance: (when: string) => `Balance due ${when}`,
    leaves: (when: string) => `Leaves ${when}`,
    returns: (when: string) => `Back ${when}`,
  },
  notice: {
    holdEnds: (when: string, left: string) => `The hold ends ${when}, in ${left}.`,
    holdEndsText: 'Confirm it, give it more time, or let it lapse: then the seats are free for the next party.',
    holdEnded: 'The hold has ended.',
    holdEndedText: 'Its seats are free again, and the booking lapses by itself within a minute.',
    waits: (seats: number) => `The whole party waits for ${counted(seats, 'seat')}.`,
    waitsText: 'As soon as they are free they are offered by themselves, to whoever has waited longest and fits.',
    ended: (state: string, when: string) => `${state}, ${when}.`,
  },
  did: {
    confirm: 'Confirmed. The seats are theirs, and the letter is written.',
    extend: (when: string) => `The hold now ends ${when}.`,
    decline: 'Declined. The seats are free, and the letter is written.',
    cancel: 'Cancelled. The seats are free, and the letter is written.',
    note: 'Note added.',
  },
  refusals: {
    'move-not-allowed': (state: string) => `That is not possible any more: the booking is now ${state}. Nothing was changed.`,
    'reason-missing': 'Write a reason. It stands in the timeline for whoever opens this next.',
    'note-missing': 'Write the note first.',
    'hold-lapsed': 'The hold has ended in the meantime, so its seats are free again. Nothing was changed.',
    'changed-meanwhile': 'Somebody changed this booking while you had it open. Look at it as it stands now, then decide again.',
    'too-long': 'That is more than 2,000 characters. Shorten it a little.',
  },
  moves: {
    confirm: {
      open: 'Confirm',
      title: 'Confirm this booking?',
      consequence: (seats: number, email: string) =>
        `${seats === 1 ? 'The seat is theirs' : `All ${seats} seats are theirs`} for good, and ${email} gets a letter at once.`,
      reason: 'Reason, for the desk',
      hint: 'For example: the deposit came in on Tuesday.',
      go: 'Confirm the booking',
      keep: 'Not yet',
    },
    extend: {
      open: 'Extend the hold',
      title: 'Give them more time?',
      consequence: (when: string, left: number) =>
        `The hold then ends ${when}. ${left === 1 ? 'This can be done once more.' : `This can be done ${left} more times.`}`,
      last: (when: string) => `The hold then ends ${when}. It cannot be extended again after this.`,
      reason: 'Note, for the desk (optional)',
      hint: 'For example: they are waiting for their bank.',
      go: 'Extend the hold',
      keep: 'Leave it',
    },
    decline: {
      open: 'Decline',
      title: 'Decline this booking?',
      consequence: (email: string) =>
        `The seats are free at once, first for whoever waits longest. ${email} gets a letter with your reason, word for word.`,
      reason: 'Reason, as they will read it',
      hint: 'For example: the park has no permits left for that day.',
      go: 'Decline the booking',
      keep: 'Keep it',
    },
    cancel: {
      open: 'Cancel the booking',
      title: 'Cancel this booking?',
      consequence: (email: string, fee: string) => `The seats are free at once. ${email} gets a letter with your reason. ${fee}`,
      free: 'It is not confirmed, so nothing is owed.',
      fee: (money: string, percent: number) =>
        `By the terms they agreed to, ${money} is owed: ${percent}% of the price without permits and park fees, and what was bought for them.`,
      reason: 'Reason, as they will read it',
      hint: 'For example: called off by telephone, a family illness.',
      go: 'Cancel the booking',
      keep: 'Keep it',
    },
    working: 'One moment…',
  },
  timeline: {
    title: 'What has happened, and what comes',
    events: eventWords,
    by: (actor: string) => (actor === 'visitor' ? 'by the visitor' : actor === 'clock' ? 'by itself' : `by ${actor}`),
    answer: 'Answer them before the hold ends',
    answerText: 'Left alone, it lapses by itself.',
    offered: 'Offered by itself when seats come free',
    offeredText: (seats: number) => `The whole party of ${seats}, oldest first.`,
    waitingWhen: 'open',
    balance: (money: string) => `Balance of ${money} due`,
    leaves: 'They set out',
    returns: 'They come back',
  },
  note: { open: 'Add a note', label: 'Note, for the desk only', go: 'Add the note' },
  travellers: {
    title: 'Travellers',
    name: 'Name',
    born: 'Born',
    age: (age: number) => `${age} at the start`,
    residency: 'Lives',
    residencies: residencyWords,
    none: 'The travellers are not named yet.',
  },
  money: {
    title: 'Money',
    lines: 'The price, line by line',
    line: 'What for',
    each: 'Each',
    amount: 'Amount',
    times: (quantity: number, money: string) => `${quantity} × ${money}`,
    kept: 'not refundable once bought',
    total: 'Total',
    rwf: (money: string, rate: string) => `${money} at ${rate}`,
    deposit: 'Deposit',
    balance: (when: string) => `Balance, due ${when}`,
    allAtOnce: 'All due at once, the start is near',
    terms: (version: string) => `Terms of ${version}`,
  },
  departure: {
    title: 'Departure',
    seats: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
    goes: 'It goes.',
    minimum: (minimum: number) => `It goes with ${minimum}.`,
    onSite: 'On the site',
    gone: 'It is not on the site any more.',
  },
  letters: { title: 'Letters', none: 'None written yet.' },
  contact: {
    title: 'Contact',
    name: 'Lead traveller',
    email: 'E-mail',
    phone: 'Telephone',
    method: 'Pays by',
    methods: methodWords,
    noMethod: 'not chosen',
    rooms: 'Single rooms',
    comfort: 'Sleeps in',
    made: 'Booked',
    message: 'Their message',
  },
} as const

import type { OrderKind } from '#features/offers/order.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { counted } from '../../en.ts'

/** What somebody bought, in a word for lists and in a line for the booking itself. */
export const orderKindWords: Record<OrderKind, { word: string; line: string }> = {
  departure: { word: 'Departure', line: 'Seats on a departure' },
  journey: { word: 'Own date', line: 'A journey on a date of their own' },
  pilgrims: { word: 'Pilgrims', line: 'A pilgrimage for a group' },
  stay: { word: 'Hotel', line: 'Hotel nights' },
  hire: { word: 'Car', line: 'Car hire' },
}

const residencyWords: Record<Residency, string> = {
  foreign: 'from abroad',
  resident: 'resident of Rwanda',
  african: 'from Africa',
  eac: 'from East Africa',
}

/** What the admin area says of an order: what it is for, and of who travels. */
export const orderAdminWords = {
  ordered: {
    title: 'What they ordered',
    what: 'What',
    when: 'When',
    days: 'Days',
    nights: (days: string, nights: number) => `${days}, ${counted(nights, 'night')}`,
    people: 'People',
    grown: (grown: number, children: string) => (children ? `${grown} grown, children of ${children}` : `${grown} grown`),
    comfort: 'Sleeps in',
    alone: 'Rooms alone',
    rooms: 'Rooms',
    room: (name: string, board: string, guests: string) => `${name}, ${board}: ${guests}`,
    cars: 'Cars',
    from: 'From',
    to: 'To',
    driver: 'Driver',
    ours: 'Ours',
    theirs: 'One of them drives',
    theirsBorn: (born: string, since: string) => `One of them drives, born ${born}, licence since ${since}`,
    abroad: 'Also to',
    congo: 'DR Congo',
    extras: 'Extras',
    times: (quantity: number, name: string) => `${quantity} × ${name}`,
    code: 'Code',
    notes: 'No extras',
  },
  travellers: {
    title: 'Travellers',
    name: 'Name',
    born: 'Born',
    age: (age: number) => `${age} at the start`,
    assumed: (age: number) => `priced as ${age}`,
    residency: 'Pays park fees',
    residencies: residencyWords,
    details: 'Details',
    unnamedMany: (from: number, to: number) => `Travellers ${from} to ${to}, not named yet`,
    unnamed: (position: number) => `Traveller ${position}, not named yet`,
    none: 'Nobody travels by this booking.',
    states: {
      missing: { word: 'Nothing yet', tone: 'warn' },
      partly: { word: 'Partly', tone: 'warn' },
      complete: { word: 'Complete', tone: 'ok' },
      late: { word: 'Late', tone: 'bad' },
    },
    needsNothing: 'None needed',
    by: (day: string) => `by ${day}`,
    lacks: (keys: string) => `missing: ${keys}`,
    keys: {
      names: 'names',
      'born-on': 'birth day',
      nationality: 'nationality',
      'passport-name': 'name as in the passport',
      'passport-number': 'passport number',
      'passport-expiry': 'passport’s last day',
      'licensed-since': 'driving licence',
    },
    passportEnds: 'The passport ends less than six months after the journey.',
    nationality: 'Nationality',
    diet: 'Food',
    room: 'Room',
    sealed: 'Sealed',
    has: { passport: 'passport', health: 'health', faith: 'faith', emergency: 'emergency contact' },
    open: 'Read what is sealed',
    opened: 'Read now, and written down with your name.',
    openHint: 'Passport, health, faith and emergency contact are sealed. Each reading is written down with your name.',
    values: {
      passportNumber: 'Passport',
      health: 'Health',
      faith: 'Faith',
      emergencyContact: 'In an emergency',
    },
    notGiven: 'not given',
    openings: (count: number, last: string) => `Read ${count === 1 ? 'once' : `${count} times`} so far, last ${last}.`,
  },
} as const

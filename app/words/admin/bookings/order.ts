import type { Residency } from '#features/places/visitor-fee.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { counted } from '../counted.ts'

/** What somebody bought, in a word for lists and in a line for the booking itself. */
export const orderKindWords: Record<OrderKind, { word: string; line: string }> = {
  departure: { word: 'Departure', line: 'Seats on a departure' },
  journey: { word: 'Private trip', line: 'Private trip' },
  pilgrims: { word: 'Pilgrim group', line: 'Pilgrim group' },
  stay: { word: 'Hotel', line: 'Hotel nights' },
  hire: { word: 'Car', line: 'Car hire' },
}

const residencyWords: Record<Residency, string> = {
  foreign: 'International visitor',
  resident: 'Foreign resident of the park’s country',
  african: 'Citizen of an African country',
  eac: 'East African (EAC) citizen',
}

/** '2 adults', '1 adult, 1 child (age 9)', '2 adults, 2 children (ages 4 and 9)'. `children` lists their ages: '9', '4, 7 and 9'. */
export function partyText(adults: number, children: string): string {
  const ages = children.split(/, | and /).filter(Boolean)
  if (ages.length === 0) return counted(adults, 'adult')
  return `${counted(adults, 'adult')}, ${counted(ages.length, 'child', 'children')} (${ages.length === 1 ? 'age' : 'ages'} ${children})`
}

/** What somebody is priced as who has given no date of birth: only of a child an age was asked. */
export const pricedAs = (age: number): string => (age >= 18 ? 'priced as adult (age not given)' : `priced at age ${age}`)

/** What the admin area says of an order: what it is for, and of who travels. */
export const orderAdminWords = {
  ordered: {
    title: 'Booking details',
    what: 'Product',
    when: 'Dates',
    days: 'Days',
    nights: (days: string, nights: number) => `${days}, ${counted(nights, 'night')}`,
    people: 'Travellers',
    adults: partyText,
    comfort: 'Accommodation level',
    alone: 'Single rooms',
    rooms: 'Rooms',
    room: (name: string, board: string, guests: string) => `${name}, ${board}: ${guests}`,
    cars: 'Cars',
    from: 'From',
    to: 'To',
    driver: 'Driver',
    ours: 'With driver',
    pickUp: 'Pick-up',
    pickUpFlight: (place: string, flight: string) => `${place}, flight ${flight}`,
    theirs: 'Self-drive',
    theirsBorn: (born: string, since: string) => `Self-drive, driver born ${born}, licence since ${since}`,
    abroad: 'Also to',
    congo: 'DR Congo',
    extras: 'Extras',
    times: (quantity: number, name: string) => `${quantity} × ${name}`,
    code: 'Discount code',
    notes: 'No extras',
  },
  travellers: {
    title: 'Travellers',
    name: 'Name',
    born: 'Date of birth',
    age: (age: number) => `age ${age} at the start`,
    assumed: pricedAs,
    residency: 'Park-fee category (residency)',
    residencies: residencyWords,
    details: 'Details',
    unnamedMany: (from: number, to: number) => `Travellers ${from} to ${to}, name missing`,
    unnamed: (position: number) => `Traveller ${position}, name missing`,
    none: 'No travellers on this booking.',
    states: {
      missing: { word: 'Missing', tone: 'warn' },
      partly: { word: 'Incomplete', tone: 'warn' },
      complete: { word: 'Complete', tone: 'ok' },
      late: { word: 'Overdue', tone: 'bad' },
    },
    needsNothing: 'Not required',
    by: (day: string) => `by ${day}`,
    lacks: (keys: string) => `missing: ${keys}`,
    keys: {
      names: 'names',
      'born-on': 'date of birth',
      nationality: 'nationality',
      'passport-name': 'name as in the passport',
      'passport-number': 'passport number',
      'passport-expiry': 'passport expiry date',
      'licensed-since': 'driving licence',
    },
    passportEnds: 'The passport expires less than six months after the trip.',
    nationality: 'Nationality',
    diet: 'Dietary needs',
    room: 'Room',
    sealed: 'Private details',
    has: { passport: 'passport', health: 'health', faith: 'faith', emergency: 'emergency contact' },
    open: 'Show private details',
    opened: 'Shown now, and recorded with your name.',
    openHint: 'Passport, health, faith and emergency contact are private. Each viewing is recorded with your name.',
    values: {
      passportNumber: 'Passport',
      health: 'Health',
      faith: 'Faith',
      emergencyContact: 'Emergency contact',
    },
    notGiven: 'not given',
    openings: (count: number, last: string) => `Viewed ${count === 1 ? 'once' : `${count} times`} so far, last ${last}.`,
  },
} as const

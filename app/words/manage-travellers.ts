import type { DetailKey, DetailsState } from '#features/travellers/details.ts'
import type { Room } from '#features/travellers/rooming.ts'

/** The sentences of travellers' details and of a group's rooming. */
export const travellerWords = {
  title: 'Travellers',
  lede: (day: string) => `Please give what is missing by ${day}.`,
  ledePermits: (day: string) => `Please give what is missing by ${day}: permits are issued with names and passports.`,
  ledeNone: 'We need no details for this booking. You may still tell us what we should know.',
  over: 'This booking is over. We delete passports 30 days after the last day.',
  nth: (position: number) => `Traveller ${position}`,
  missing: (what: string) => `Missing: ${what}`,
  by: (day: string) => `by ${day}`,
  saved: (name: string) => `Saved. Details of ${name} are below.`,
  list: {
    title: 'All names at once',
    text: 'One traveller on each line: first names, family name, date of birth. Paste it from a table or a message, or choose a file.',
    label: 'List of names',
    hint: 'For example: Marit Elise, Solheim, 3.11.1988',
    file: 'Or a file (CSV or text)',
    go: 'Save the names',
    saved: (count: number) => (count === 1 ? '1 name is saved.' : `${count} names are saved.`),
    faults: (count: number) =>
      count === 1
        ? 'One line was not saved. Correct it, and save again:'
        : `${count} lines were not saved. Correct them, and save again:`,
    line: (line: number, text: string) => `Line ${line}: ${text}`,
    unread: {
      'columns-missing': 'First names, family name and date of birth are needed, with a comma between them.',
      'born-on-wrong': 'The date of birth is no date. Write the day first: 3.11.1988.',
      'name-too-long': 'A name may have up to 80 letters.',
    },
    noPlace: 'Everybody in the booking has a name already. To add somebody, change your booking.',
    empty: 'The list is empty. Paste the names, or choose a file.',
    tooLong: 'This list is too long. Send up to 60 names at a time.',
  },
  leader: {
    title: 'For the group leader',
    text: 'It shows who sleeps where and whose details are missing; no prices, no addresses, no passports. Copy it and send it on.',
    label: 'Link for the leader',
  },
  form: {
    title: (name: string) => `Details of ${name}`,
    names: 'Name, as in the passport',
    namesFixed: 'To change a name, write to us: permits are issued with it.',
    firstNames: 'First names',
    familyName: 'Family name',
    bornOn: 'Date of birth',
    bornOnHint: (age: number) => `The price is for ${age < 18 ? `a child of ${age} on the first day` : 'an adult'}.`,
    passport: 'Passport',
    passportText: 'Needed for permits. The number is encrypted, and deleted 30 days after the trip.',
    nationality: 'Nationality',
    choose: 'Choose a country',
    passportName: 'Name on the passport',
    passportNumber: 'Passport number',
    passportStored: (last: string) => `••••${last} saved, encrypted. Leave empty to keep it.`,
    passportExpiry: 'Valid until',
    passportExpiryHint: (day: string) => `It should be valid until ${day}, six months after the trip.`,
    expiresEarly: (day: string) =>
      `This passport expires before ${day}. Many borders refuse it: renew it, or ask us. It is saved anyway.`,
    removePassport: 'Delete the passport’s details',
    more: 'Good to know',
    diet: 'Food',
    dietHint: 'Vegetarian, no nuts, no pork: the kitchens are told.',
    room: 'Room group',
    roomHint: 'Travellers with the same room group share a room. Leave empty to let us choose.',
    emergency: 'Emergency contact',
    emergencyHint: 'Name and phone. Encrypted.',
    stored: 'Saved, encrypted. Leave empty to keep it.',
    health: 'Health',
    healthHint: 'Only what a guide has to know: an allergy, a bad knee, a medicine that needs cooling.',
    faith: 'Faith',
    faithHint: 'Times of prayer, a Mass, a fast.',
    sensitive: 'Health and faith',
    sensitiveText: 'This is optional. It is encrypted, read only by staff who plan this trip, and deleted after it.',
    consentAs: (company: string) => `I agree, for this traveller, that ${company} keeps these two notes for this trip.`,
    consentSince: (day: string) => `You agreed on ${day}. Select again when you change a note.`,
    remove: (what: string) => `Delete what we have on ${what}`,
    save: 'Save the details',
    back: 'All travellers',
  },
  rooming: {
    title: (reference: string) => `Rooming list ${reference}`,
    rooms: 'Who sleeps where',
    noRooms: 'There are no rooms in this booking.',
    people: 'Whose details are missing',
    room: (number: number) => `Room ${number}`,
    wished: (name: string) => `room group ${name}`,
    unattended: 'a child without an adult: write to us',
    note: 'Who has this link sees this page. It closes after the trip.',
  },
} as const

export const detailStates: Record<DetailsState['state'], { word: string; tone: 'ok' | 'warn' | 'bad' | undefined }> = {
  complete: { word: 'Complete', tone: 'ok' },
  partly: { word: 'Incomplete', tone: 'warn' },
  missing: { word: 'Missing', tone: 'warn' },
  late: { word: 'Overdue', tone: 'bad' },
}

export const detailWords: Record<DetailKey, string> = {
  names: 'names',
  'born-on': 'date of birth',
  nationality: 'nationality',
  'passport-name': 'name on the passport',
  'passport-number': 'passport number',
  'passport-expiry': 'passport expiry date',
  'licensed-since': 'licence issue date',
}

export const roomWords: Record<Room['kind'], string> = {
  single: 'single room',
  twin: 'twin room',
  family: 'family room',
  unpaired: 'to be paired',
}

/** A sentence for each key of features/travellers/details-answer.ts: what is wrong and what to do. */
/** For an error without a sentence of its own. */
export const otherDetailError = 'One thing to correct.'

export const detailErrors: Record<string, string> = {
  empty: 'Enter something, or leave it empty.',
  'too-long': 'This is too long for the form. Shorten it, and tell us the rest in a message.',
  'strange-characters': 'There are characters in here that we cannot store. Type it again.',
  'passport-number-wrong': 'A passport number has 5 to 15 letters and digits. Check it once more.',
  'nationality-wrong': 'Choose a country from the list.',
  'born-on-wrong': 'Enter the date of birth, for example 3 November 1988.',
  'born-on-future': 'This date is in the future. Give the date of birth.',
  'born-on-too-early': 'Check the year: this traveller would be over 120 on the first day.',
  'passport-expiry-wrong': 'Enter the passport’s expiry date.',
  'passport-expired': 'This passport has expired. Give the new one once you have it.',
  'consent-outdated': 'Read the text beside the box again and select it again.',
  'consent-missing': 'Select the box, or leave health and faith empty.',
  'first-names-missing': 'Enter the first names as they are in the passport.',
  'family-name-missing': 'Enter the family name as it is in the passport.',
  'born-on-missing': 'Enter the date of birth too.',
}

import type { SectionName } from '#features/settings/sections.ts'

type Said = { title: string; lede: string }

const sections: Record<SectionName | 'card' | 'mail' | 'backups', Said> = {
  company: {
    title: 'Company',
    lede: 'Stands on every page, letter and document that is made from now on. What was sent stays as it was.',
  },
  office: {
    title: 'Office',
    lede: 'Where visitors find you, on the contact page and its map, and when somebody is there, by the clock in Kigali.',
  },
  answers: {
    title: 'Answers to letters',
    lede: 'Where a traveller’s answer goes when they press Answer in their mail program. It counts for letters that are written from now on.',
  },
  currency: {
    title: 'Currencies and rates',
    lede: 'Prices are in US dollars, with Rwandan francs beside them at this rate. A booking keeps the rate of the day it was made; so does a payment.',
  },
  taxes: {
    title: 'Taxes',
    lede: 'VAT is inside the prices of journeys and hotels, and comes on top of cars. The tourism tax is on lodging in Rwanda. A booking keeps the lines it was made with until it is changed.',
  },
  holds: {
    title: 'Holds',
    lede: 'How long seats, rooms and cars are kept for somebody who has not paid. A hold that lives keeps its end, and none passes the cut-off.',
  },
  deposit: {
    title: 'Deposit and balance',
    lede: 'What is asked for first, and when the rest is due. A booking keeps the schedule it was made with.',
  },
  tours: {
    title: 'Cancelling journeys',
    lede: 'What is kept of a cancelled journey or pilgrimage. It counts for what is booked from now on; a booking keeps what it was sold under.',
  },
  stays: { title: 'Cancelling hotel stays', lede: 'What is kept of a cancelled stay. It counts for what is booked from now on.' },
  cars: { title: 'Cancelling car hire', lede: 'What is kept of a cancelled hire. It counts for what is booked from now on.' },
  bank: {
    title: 'Bank account',
    lede: 'Stands on every proforma made from now on and on the page of everybody who still owes. Whoever has an older proforma pays to the account that is on it: write to them.',
  },
  'mobile-money': {
    title: 'Mobile money',
    lede: 'Stands on the page of everybody who still owes. Check the number twice: money sent to a wrong one does not come back by itself.',
  },
  leaders: {
    title: 'Free leader places',
    lede: 'Leaders of pilgrim groups who travel free. It counts for the prices that are asked for from now on.',
  },
  discounts: {
    title: 'Group and early discount',
    lede: 'Taken off journeys, rooms, cars and extras, never off permits and fees, from the next price on. A ‘from’ price of a journey is told without them: who gets one pays less than it, not more.',
  },
  translation: {
    title: 'Pages in other languages',
    lede: 'A visitor who asks for another language gets the page through Google, which then sees what is on it. Nothing is loaded before they ask.',
  },
  factor: {
    title: 'Second factor',
    lede: 'An owner who signs in by password or letter needs an authenticator or a passkey besides. Who has none is sent to set one up, and reaches nothing else before. Users shows who has one.',
  },
  card: { title: 'Cards', lede: '' },
  mail: { title: 'Mail', lede: '' },
  backups: { title: 'Backups', lede: 'Everything that is kept here, in one file, made every night at two in the morning.' },
}

const fields: Record<string, { label: string; hint?: string }> = {
  companyName: { label: 'Name', hint: 'As visitors know it.' },
  legalName: { label: 'Legal name', hint: 'As it is registered; on invoices.' },
  companyPhone: { label: 'Phone', hint: 'With the country code, such as +250 788 000 000.' },
  whatsapp: { label: 'WhatsApp', hint: 'With the country code. Digits are kept, the rest is left out.' },
  companyEmail: { label: 'E-mail' },
  address: { label: 'Address' },
  answersEmail: { label: 'Address for answers', hint: 'Empty: the e-mail address of the company, above.' },
  town: { label: 'Town' },
  lat: { label: 'Latitude, degrees', hint: 'South is below nothing: Kigali is about -1.94.' },
  lng: { label: 'Longitude, degrees', hint: 'Kigali is about 30.06.' },
  rwfPerUsd: { label: 'Rwandan francs for 1 US dollar', hint: 'At most four places, with a dot: 1450.25.' },
  rwfSource: {
    label: 'Where the rate comes from',
    hint: 'Kept with every payment in francs: National Bank of Rwanda, average rate.',
  },
  rwfAsOf: { label: 'Rate of', hint: 'The day it was published. May stay empty.' },
  vat: { label: 'VAT, %', hint: 'From 0 to 50, at most two places.' },
  tourismTax: { label: 'Tourism tax, %', hint: 'From 0 to 50, at most two places.' },
  cardMinutes: { label: 'By card, minutes', hint: '5 to 1440. While the gateway says a payment is under way, 10 more, once.' },
  mobileMoneyMinutes: { label: 'By mobile money, minutes', hint: '5 to 1440.' },
  bankHours: { label: 'By bank transfer, hours', hint: '1 to 336.' },
  bankNearHours: {
    label: 'By bank transfer, less than 30 days before, hours',
    hint: '1 to 336. It is not offered in the last 7 days.',
  },
  staffDays: { label: 'Extended by staff, days', hint: '1 to 30, from the press on; at most twice.' },
  deposit: { label: 'Deposit, %', hint: 'Of the price without permits and flights, which are asked for in full.' },
  balanceDays: {
    label: 'Balance due, days before the start',
    hint: '0 to 365. Booked later than that, everything is due at once.',
  },
  holder: { label: 'Account holder' },
  bank: { label: 'Bank' },
  account: { label: 'Account number' },
  swift: { label: 'SWIFT', hint: '8 or 11 letters and digits.' },
  note: { label: 'A note beside it', hint: 'May stay empty.' },
  mobileNumber: { label: 'Number' },
  mobileName: { label: 'Registered name', hint: 'What a phone shows before the money is sent.' },
  freeLeaderEvery: { label: 'One free in every so many travellers', hint: '2 to 200; 0 for none.' },
  groupFrom: { label: 'Group: from so many who pay', hint: 'Empty for no discount.' },
  groupPercent: { label: 'Group: share off, %', hint: 'A whole number.' },
  earlyDaysAhead: { label: 'Early: booked so many days ahead', hint: 'Empty for no discount.' },
  earlyPercent: { label: 'Early: share off, %', hint: 'A whole number.' },
}

/** What is wrong with a field, by the keys of features/settings/settings-form.ts. */
const problems: Record<string, string> = {
  missing: 'Fill this in.',
  'too-long': 'This is too long.',
  'strange-characters': 'This holds a sign that cannot be seen. Type it anew.',
  'phone-missing': 'Write the number with its country code.',
  'phone-wrong': 'A number has digits, spaces and a plus: +250 788 000 000.',
  'whatsapp-wrong': 'Write 8 to 15 digits, the country code first and no zero before it.',
  'email-missing': 'Write an e-mail address.',
  'email-wrong': 'This is not a whole e-mail address. Check the part after the @.',
  'number-wrong': 'Write a whole number.',
  'number-out-of-range': 'This number is too small or too large. The line below says how far it goes.',
  'percent-wrong': 'Write a percent such as 18 or 7.5, with a dot and at most two places.',
  'rate-wrong': 'Write a rate from 1 to 100000 such as 1450.25, with a dot and at most four places.',
  'place-wrong': 'Write degrees such as -1.944, with a dot.',
  'day-wrong': 'This is no day of the calendar.',
  'clock-wrong': 'Write a time such as 08:30.',
  'hours-wrong': 'Write both times, the earlier one first.',
  'hours-overlap': 'The second part of the day begins after the first one ends.',
  'swift-wrong': 'A SWIFT code has 8 or 11 letters and digits, such as BKIGRWRW.',
  'everybody-free': 'One in every 1 would let everybody travel free. Write 0 for none.',
  'share-wrong': 'Write a whole percent from 1 to 90.',
  'half-a-discount': 'Write both figures, or none.',
}

/** The settings of the house. */
export const settingsWords = {
  title: 'Settings',
  lede: 'Each part is saved on its own and counts from the next page on. Who changed what stands in Activity.',
  contents: 'On this page',
  sections,
  fields,
  problems,
  errors: 'Not saved yet',
  save: (title: string) => `Save: ${title.toLowerCase().replace('vat', 'VAT')}`,
  saved: (title: string) => `${title}: saved. It counts from now on.`,
  lastChanged: (who: string, when: string) => `${who}, ${when}`,
  conflict: 'Somebody changed this while you wrote. Nothing of yours is saved yet.',
  changedBy: (who: string, when: string, what: string) => `${who}, ${when}. ${what}:`,
  saveMine: 'Save mine instead',
  takeTheirs: 'Keep theirs',
  recent: 'You signed in more than 15 minutes ago. Sign in again before you change this.',
  signIn: 'Sign in again',
  signInFirst:
    'You signed in more than 15 minutes ago. Nothing is saved yet, and what you typed is kept here. Sign in again, then press once more.',
  signInTab: 'Sign in, in a new tab',
  ticks: {
    translation: 'Visitors may have a page translated',
    factor: 'Owners need a second factor',
    answersToWriter: 'An answer to a letter that somebody wrote by hand goes to them, at the address they sign in with',
  },
  hours: {
    title: 'Hours, Kigali time',
    hint: 'A day without times is closed. The second pair is for after a break.',
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    edge: (day: string | undefined, edge: 'from' | 'to', second: boolean) =>
      `${day}, ${second ? 'after the break, ' : ''}${edge}`,
  },
  card: {
    isSet: 'Set',
    isNot: 'Not set',
    set: 'Visitors may pay by card. The gateway’s notices settle a payment by themselves.',
    none: 'Cards are not offered. Visitors pay by bank transfer or mobile money.',
    how: 'The gateway’s keys stay with the server: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in its environment. They are never shown here.',
  },
  backups: {
    isFresh: 'Made',
    isLate: 'Late',
    isNone: 'None yet',
    last: (when: string, megabytes: string) => `The last one is of ${when}: ${megabytes} MB.`,
    none: 'None was made yet. The first is made within a day.',
    stored: 'It stands on the server’s disk and in the store.',
    onDisk: 'It stands on the server’s disk. If that is the disk of the database, both go together: have a copy kept elsewhere.',
    sealed: 'It is encrypted.',
    open: 'It is not encrypted: whoever has it reads your customers’ names and addresses. Whoever keeps the server sets BACKUP_RECIPIENT.',
    missing: (files: number) => `${files} files of pictures are missing in it, because they are missing here.`,
    how: 'How one is restored stands in docs/backup.md.',
  },
  mail: {
    isSet: 'Set',
    isNot: 'Not set',
    set: (from: string) => `Letters leave the house as ${from}.`,
    none: 'No letter leaves the house: they are kept under Letters. Whoever keeps the server sets SMTP_URL and MAIL_FROM.',
    how: 'The mail server and its password stay with the server: SMTP_URL and MAIL_FROM in its environment.',
    send: (to: string) => `Send a test letter to ${to}`,
    sent: (to: string) => `The mail server took the letter to ${to}. Look in your letterbox, and among the spam.`,
    refused: (said: string) => `The mail server did not take the letter. It said: ${said}`,
  },
} as const

import { source } from '#platform/languages/source.ts'

/** The settings of the site. */
export const settingsWords = source('admin-settings', {
  title: 'Settings',
  lede: 'Each page is saved separately and applies at once. The audit log shows changes.',
  breadcrumb: 'You are here',
  beside: 'Related settings',
  groups: {
    company: 'Company',
    bookings: 'Bookings & payments',
    cancellation: 'Cancellation',
    prices: 'Taxes & discounts',
    emails: 'Emails',
    website: 'Website',
    security: 'Team & security',
    system: 'System',
  },
  /** Other screens that stand in the index, where the sidebar has no name for them. */
  besides: {
    automatic: 'Automatic emails',
    templates: 'Email templates',
    replies: 'Saved replies',
    terms: 'Terms',
  },
  sections: {
    company: {
      title: 'Company',
      lede: 'Shown on every page, and on emails and documents created from now on.',
    },
    office: {
      title: 'Office',
      lede: 'Location and opening hours (Kigali time) on the contact page.',
    },
    answers: {
      title: 'Reply-to address',
      lede: 'Where replies to our emails go. It applies to emails created from now on.',
    },
    currency: {
      title: 'Currencies and rates',
      lede: 'Prices are in US dollars and also shown in Rwandan francs. Bookings and payments keep the rate of their day.',
    },
    taxes: {
      title: 'Taxes',
      lede: 'VAT is included in tours and hotels, and added to cars. The tourism tax is on lodging in Rwanda. A booking keeps its price lines until it is changed.',
    },
    holds: {
      title: 'Reservation hold times',
      lede: 'How long unpaid seats, rooms and cars are held. Current holds keep their end; none passes the cut-off.',
    },
    deposit: {
      title: 'Deposit and balance',
      lede: 'The deposit, and when the balance is due. Existing bookings keep their schedule.',
    },
    tours: {
      title: 'Tour cancellation fees',
      lede: 'Fees for cancelled tours and pilgrimages with at least one night. They apply to new bookings; existing bookings keep their terms.',
    },
    'day-tours': {
      title: 'Day tour cancellation fees',
      lede: 'Fees for cancelled packages without a night. They apply to new bookings; existing bookings keep their terms.',
    },
    stays: {
      title: 'Hotel cancellation fees',
      lede: 'Fees for cancelled stays. They apply to new bookings.',
    },
    cars: {
      title: 'Car hire cancellation fees',
      lede: 'Fees for cancelled car hire. They apply to new bookings.',
    },
    leaders: {
      title: 'Free places for group leaders',
      lede: 'Leaders of pilgrim groups who travel free. It applies to new prices.',
    },
    discounts: {
      title: 'Group and early discount',
      lede: 'Applied to tours, rooms, cars and extras, never to permits and fees, from the next price on. The “from” price of a tour is shown without discounts.',
    },
    estimates: {
      title: 'Rates not published yet',
      lede: 'What a supplier charges in a next year, as long as there is no rate of it: that of a year before, and so much more. Trips that are estimated say so.',
    },
    translation: {
      title: 'Website translation',
      lede: 'Google translates pages for visitors who choose another language, and sees their content. Nothing is loaded before they choose.',
    },
    factor: {
      title: 'Two-step verification',
      lede: 'Owners who sign in by password or email also need an authenticator or a passkey. Owners without one must set it up first. Team shows who has one.',
    },
    card: {
      title: 'Card payments',
      lede: 'Through a card gateway. Card numbers never reach this site.',
    },
    mail: {
      title: 'Mail server',
      lede: 'How emails leave this site.',
    },
    database: {
      title: 'Database',
      lede: 'Where bookings, customers and content are stored.',
    },
    backups: {
      title: 'Backups',
      lede: 'All data in one file, created every night at 02:00.',
    },
  },
  accountNames: {
    bank: 'Bank account',
    mobileMoney: 'Mobile money',
  },
  accountLedes: {
    bank: 'Shown on new proforma invoices and to every customer with a balance due. Older proformas show the old account: write to those customers.',
    phone:
      'Shown to every customer with a balance due. Check the number twice: money sent to a wrong number is not returned automatically.',
  },
  fields: {
    companyName: {
      label: 'Name',
      hint: 'The name that visitors see.',
    },
    legalName: {
      label: 'Legal name',
      hint: 'The registered name, shown on invoices.',
    },
    companyPhone: {
      label: 'Phone',
      hint: 'With the country code, such as +250 788 000 000.',
    },
    whatsapp: {
      label: 'WhatsApp',
      hint: 'With the country code. Only digits are saved.',
    },
    companyEmail: {
      label: 'Email',
    },
    address: {
      label: 'Address',
    },
    answersEmail: {
      label: 'Reply-to address',
      hint: 'Empty: the email address of the company.',
    },
    town: {
      label: 'Town',
    },
    lat: {
      label: 'Latitude, degrees',
      hint: 'South is negative: Kigali is about -1.94.',
    },
    lng: {
      label: 'Longitude, degrees',
      hint: 'Kigali is about 30.06.',
    },
    rwfPerUsd: {
      label: 'Rwandan francs for 1 US dollar',
      hint: 'At most four decimals, with a dot: 1450.25.',
    },
    rwfSource: {
      label: 'Source of the rate',
      hint: 'Saved with every payment in francs: National Bank of Rwanda, average rate.',
    },
    rwfAsOf: {
      label: 'Rate date',
      hint: 'The day it was published. Optional.',
    },
    vat: {
      label: 'VAT, %',
      hint: 'From 0 to 50, at most two decimals.',
    },
    tourismTax: {
      label: 'Tourism tax, %',
      hint: 'From 0 to 50, at most two decimals.',
    },
    cardMinutes: {
      label: 'By card, minutes',
      hint: '5 to 1440. One extra 10 minutes while a payment is in progress.',
    },
    mobileMoneyMinutes: {
      label: 'By mobile money, minutes of opening hours',
      hint: '5 to 1440. Counted only while the office is open.',
    },
    bankHours: {
      label: 'By bank transfer, hours',
      hint: '1 to 336. It never ends before the office has been open for 4 hours.',
    },
    bankNearHours: {
      label: 'By bank transfer, less than 30 days before, hours',
      hint: '1 to 336. It is not offered in the last 7 days.',
    },
    staffDays: {
      label: 'Extended by staff, days',
      hint: '1 to 30, from the moment of extending; at most twice.',
    },
    deposit: {
      label: 'Deposit, %',
      hint: 'Of the price without permits and flights, which are due in full.',
    },
    balanceDays: {
      label: 'Balance due, days before the start',
      hint: '0 to 365. Later bookings are due in full at once.',
    },
    'bank.holder': {
      label: 'Account holder',
    },
    'bank.bank': {
      label: 'Bank',
    },
    'bank.account': {
      label: 'Account number',
    },
    'bank.swift': {
      label: 'SWIFT',
      hint: '8 or 11 letters and digits.',
    },
    'bank.note': {
      label: 'Note',
      hint: 'Optional.',
    },
    'phone.number': {
      label: 'Number',
    },
    'phone.name': {
      label: 'Registered name',
      hint: 'The name a phone shows before sending.',
    },
    freeLeaderEvery: {
      label: 'One free place per number of travellers',
      hint: '2 to 200; 0 for none.',
    },
    groupFrom: {
      label: 'Group: minimum paying travellers',
      hint: 'Empty for no discount.',
    },
    groupPercent: {
      label: 'Group discount, %',
      hint: 'A whole number.',
    },
    earlyDaysAhead: {
      label: 'Early booking: days ahead',
      hint: 'Empty for no discount.',
    },
    earlyPercent: {
      label: 'Early booking discount, %',
      hint: 'A whole number.',
    },
    uplift: {
      label: 'More than the year before, %',
      hint: 'From 0 to 50, at most two decimals.',
    },
  },
  problems: {
    missing: 'Fill this in.',
    'too-long': 'This is too long.',
    'strange-characters': 'This contains an invisible character. Type it again.',
    'phone-missing': 'Write the number with its country code.',
    'phone-wrong': 'Use digits, spaces and a plus: +250 788 000 000.',
    'whatsapp-wrong': 'Write 8 to 15 digits. Start with the country code, without zeros.',
    'email-missing': 'Write an email address.',
    'email-wrong': 'This is not a whole email address. Check the part after the @.',
    'number-wrong': 'Write a whole number.',
    'number-out-of-range': 'This number is too small or too large. See the limits below.',
    'percent-wrong': 'Write a percent such as 18 or 7.5, with a dot and at most two decimals.',
    'rate-wrong': 'Write a rate from 1 to 100000 such as 1450.25 or 1450,25. Use a dot for three or four decimals.',
    'place-wrong': 'Write degrees such as -1.944, with a dot.',
    'day-wrong': 'This date does not exist.',
    'clock-wrong': 'Write a time such as 08:30.',
    'hours-wrong': 'Write both times, the earlier one first.',
    'hours-overlap': 'The second opening time must start after the first one ends.',
    'swift-wrong': 'A SWIFT code has 8 or 11 letters and digits, such as BKIGRWRW.',
    'everybody-free': 'One in every 1 would let everybody travel free. Write 0 for none.',
    'share-wrong': 'Write a whole percent from 1 to 90.',
    'half-a-discount': 'Fill in both fields, or neither.',
  },
  errors: 'Not saved yet',
  save: 'Save {title}',
  saved: '{title}: saved. It applies from now on.',
  lastChanged: 'Changed by {who}, {when}',
  conflict: 'A colleague changed this meanwhile. Your changes are not saved yet.',
  changedBy: '{who}, {when}. {what}:',
  saveMine: 'Save my version',
  takeTheirs: 'Use theirs',
  recent: 'You signed in more than 15 minutes ago. Sign in again before you change this.',
  signIn: 'Sign in again',
  signInFirst:
    'You signed in more than 15 minutes ago. Nothing is saved yet, and your entries stay here. Sign in again, then save once more.',
  signInTab: 'Sign in in a new tab',
  ticks: {
    translation: 'Offer website translation',
    factor: 'Owners need two-step verification',
    answersToWriter: 'Replies to emails sent by staff go to the staff member’s own address',
  },
  hours: {
    title: 'Hours, Kigali time',
    hint: 'A day without times is closed. Use the second pair after a break.',
    edge: '{day}, {second, select, yes {after the break, } other {}}{edge, select, from {from} other {to}}',
  },
})

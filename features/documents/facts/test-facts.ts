import { defaultSettings } from '#features/settings/settings.ts'
import { addDays } from '#values/dates.ts'
import type { BookingFacts, FactsOf } from './facts.ts'
import { contacts, days, emergencyPhone, roads, services } from './test-days.ts'
import { lines, price, rate, third, total } from './test-prices.ts'

type Order = BookingFacts['order']

/** What a document of each kind of order may say, for tests. */
const bookings: Record<
  Order,
  Pick<BookingFacts, 'title' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt' | 'lead' | 'travellers'>
> = {
  departure: {
    title: 'Gorillas and the thousand hills',
    startsOn: '2027-06-14',
    endsOn: '2027-06-20',
    startsAt: null,
    endsAt: null,
    lead: 'Marit Elise Solheim',
    travellers: 2,
  },
  journey: {
    title: 'From Nyungwe to the lake',
    startsOn: '2027-09-28',
    endsOn: '2027-10-02',
    startsAt: null,
    endsAt: null,
    lead: 'Łukasz Kääriäinen',
    travellers: 4,
  },
  pilgrims: {
    title: 'Kibeho for the feast of 28 November',
    startsOn: '2027-11-26',
    endsOn: '2027-11-29',
    startsAt: null,
    endsAt: null,
    lead: 'Paroisse Saint-Michel, Mutesi Ngũgĩ',
    travellers: 34,
  },
  stay: {
    title: 'Cormoran House, Karongi',
    startsOn: '2027-08-14',
    endsOn: '2027-08-17',
    startsAt: null,
    endsAt: null,
    lead: 'Esi Mensah-Bonsu',
    travellers: 3,
  },
  hire: {
    title: 'Four-wheel drive with driver, Kigali to Akagera',
    startsOn: '2027-07-02',
    endsOn: '2027-07-05',
    startsAt: '08:00',
    endsAt: '18:00',
    lead: 'Jean-Baptiste Ndayisaba',
    travellers: 5,
  },
}

const booking = (order: Order): BookingFacts => ({
  ...bookings[order],
  billedTo: [bookings[order].lead],
  sender: { company: defaultSettings.company, taxNumber: '000 000 000', site: 'impamba.example', bank: defaultSettings.bank },
  reference: 'K7QM-42XD',
  issuedOn: '2027-05-28',
  order,
})

const names = (order: Order) =>
  Array.from({ length: bookings[order].travellers }, (_, i) => ({
    name: i === 0 ? bookings[order].lead : i > 20 ? null : `Traveller Number ${i + 1}`,
    note: i === 2 && order !== 'pilgrims' ? '9 years on the first day' : null,
  }))

/** The facts of one document of each kind, for one kind of order. */
export const testFacts = (order: Order): FactsOf => ({
  quote: {
    ...booking(order),
    code: 'IMP-7QX4-KM2D',
    validUntil: '2027-06-11',
    price: price(order),
    schedule: [
      { label: 'Deposit', on: null, amountMinor: third(order) },
      { label: 'Balance', on: addDays(bookings[order].startsOn, -45), amountMinor: total(order) - third(order) },
    ],
    included: [
      'One gorilla permit each',
      'Park fees at Nyungwe',
      'Six nights, rooms with bath',
      'Land Cruiser, driver and guide',
      'Meals as listed, drinking water',
    ],
    excluded: ['Flights and visa', 'Travel insurance', 'Tips, porters at the park', 'Drinks from the bar'],
    cancellation: [
      'Cancelling is free until we confirm.',
      '61 days or more before the start: 20% of the price without permits and park fees, at least the deposit of 30%.',
      '60 to 46 days before: 40%. 45 to 31 days before: 60%. 30 days or less: all of it.',
      'Permits, fees and flights that we have bought by then are not given back.',
    ],
  },
  proforma: {
    ...booking(order),
    hire: order === 'hire' ? ['Pick-up 14 June 2027, 09:00.'] : [],
    contacts: ['marit@example.org', 'Storgata 14, 9008 Tromsø, Norway'],
    price: price(order),
    payments: [
      {
        on: '2027-05-21',
        method: 'bank-transfer',
        number: 'FT27141K0P',
        received: { minor: third(order), currency: 'USD' },
        countedMinor: third(order),
      },
    ],
    due: { label: 'Balance', on: addDays(bookings[order].startsOn, -45), amountMinor: total(order) - third(order) },
    next: null,
    phoneAccounts: [{ method: 'Mobile money', ...defaultSettings.mobileMoney }],
    mayNotRun: order === 'departure' ? 'This departure is not guaranteed yet. We decide by 18:00 in Kigali on 12 June 2027.' : '',
  },
  receipt: {
    ...booking(order),
    number: 'R-2027-00418',
    payer: bookings[order].lead,
    payment: {
      on: '2027-05-27',
      method: 'mobile-money',
      number: 'MP270527.1402.C88341',
      received: { minor: 2_592_600, currency: 'RWF' },
      countedMinor: 178_800,
    },
    rate,
    currency: 'USD',
    totalMinor: total(order),
    paidMinor: 178_800,
    next: { label: 'Balance', on: addDays(bookings[order].startsOn, -45), amountMinor: total(order) - 178_800 },
  },
  voucher: {
    ...booking(order),
    names: names(order),
    services: services[order],
    open: [],
    contacts,
    emergencyPhone,
  },
  itinerary: {
    ...booking(order),
    lede: 'Seven days from Kigali to the volcanoes, the lake and the forest, never more than twelve of you.',
    start: 'Kigali',
    accommodation: 'Guest houses with a private bathroom; in Kinigi the fireplace is lit at five.',
    included: ['All permits and park fees', 'A guide and a four-wheel drive'],
    extras: [{ count: 2, name: 'Porter' }],
    excluded: ['Flights to Kigali', 'Tips'],
    provisional: true,
    names: names(order),
    stops: order === 'stay' || order === 'hire' ? [] : roads,
    days: order === 'stay' ? days.slice(0, 3) : days,
    notes: ['Children under 15 cannot visit the gorillas.', 'Plastic bags are not allowed into Rwanda. Pack in cloth.'],
    contacts,
    emergencyPhone,
  },
  statement: {
    ...booking(order),
    cancelledOn: '2027-04-20',
    by: 'traveller',
    reason: 'Cancelled by the traveller',
    rule: [
      { text: '61 days or more before: 20%, at least the deposit', applied: false },
      { text: '60 to 46 days before: 40% of the price without permits and park fees', applied: true },
      { text: '45 to 31 days before: 60%', applied: false },
      { text: '30 days or less before: 100%', applied: false },
    ],
    currency: 'USD',
    lines: lines[order].map(({ label, amountMinor }, i) => ({
      label,
      reason: i === 1 ? 'Not yet bought: nothing is kept' : '40% of it',
      amountMinor,
      chargedMinor: i === 1 ? 0 : Math.round(amountMinor * 0.4),
    })),
    paidMinor: total(order),
    settlement: 'The refund goes back to the account it came from within 10 working days.',
    rate,
  },
})

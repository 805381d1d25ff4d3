import type { ChangeRefusal } from '#features/trips/changes/version-change.ts'
import type { ItemKind } from '#features/trips/price-rule.ts'
import type { ItemSource } from '#features/trips/trip-version.ts'
import { counted } from '../counted.ts'

const list = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The screen on which a trip is made, day by day. */
export const tripBuilderWords = {
  trips: 'Trips',
  breadcrumb: 'Trips',
  version: (number: number) => `Version ${number}`,
  lede: (days: string, count: number, travellers: number, customer: string) =>
    `${days}, ${counted(count, 'day')}, ${counted(travellers, 'traveller')}, for ${customer}`,
  frozenBy: (by: string, when: string) => `Kept by ${by}, ${when}: it does not change any more.`,
  party: 'Dates and travellers',
  options: 'Options and prices',
  compare: 'Compare',
  keep: 'Keep this version',
  keptFlash: (number: number) => `Version ${number} is kept. This is a copy of it to go on with.`,
  saved: 'Saved.',
  changed:
    'Somebody else changed this since you opened the page. Below stands what is stored now; what you typed is kept. Save again to put yours in its place.',
  lost: 'This trip is lost. Take it up again to change it.',
  frozen: 'This version was kept and does not change any more.',
  tabs: 'Options',
  all: 'All options',
  option: (letter: string, title: string) => (title ? `${letter}: ${title}` : `Option ${letter}`),
  inOptions: (options: readonly string[]) => `only ${list(options)}`,
  day: {
    title: (day: number, weekday: string, date: string) => `Day ${day} · ${weekday}, ${date}`,
    untitled: 'No title yet',
    edit: 'Edit day',
    editLabel: (day: number) => `Edit day ${day}`,
    way: (from: string, to: string) => (from === to ? to : `${from} to ${to}`),
    empty: 'Nothing on this day yet.',
    add: (day: number) => `Add to day ${day}`,
    addDay: (after: number) => (after === 0 ? 'Put a day in before day 1' : `Put a day in after day ${after}`),
    plus: 'Add a day here',
  },
  kinds: {
    stay: 'Stay',
    transport: 'Transport',
    guide: 'Guide',
    activity: 'Activity',
    meal: 'Meal',
    flight: 'Flight',
    other: 'Other',
    fee: 'Permit or fee',
  } satisfies Record<ItemKind, string>,
  sources: {
    service: '',
    fee: '',
    hand: 'cost by hand',
    own: 'customer arranges it',
    placeholder: 'still to be found',
  } satisfies Record<ItemSource, string>,
  item: {
    nights: (count: number, last: string) => `${counted(count, 'night')}, until ${last}`,
    days: (count: number, last: string) => `${counted(count, 'day')}, until ${last}`,
    who: (positions: readonly number[]) => `for traveller${positions.length === 1 ? '' : 's'} ${list(positions)}`,
    vehicles: (count: number) => counted(count, 'vehicle'),
    kilometres: (count: number) => `${count} km`,
    quantity: (count: number) => `× ${count}`,
    optional: 'optional',
    dayUse: 'day use',
    edit: (title: string) => `Edit ${title}`,
    move: 'Move',
    moveTo: 'Day',
    moveLabel: (title: string) => `Move ${title} to another day`,
    hint: 'To move something, press Move, drag it, or press Alt and an arrow key on its name.',
    net: (amount: string) => `${amount} net`,
  },
  price: {
    title: 'Price',
    margin: (text: string) => `${text} margin`,
    optional: 'The customer may tick',
    leaves: 'What it leaves',
    lowMargin: 'The margin is under 15%: a reason is needed to send it.',
    loss: 'It costs us more than it brings.',
    lossOf: (title: string) => `${title} costs us more than it brings.`,
    aboveRack: (title: string) => `${title} is dearer than its supplier publishes it.`,
    nobodyPays: 'There is no price: nobody pays.',
    forNobody: (title: string) => `There is no price: ${title} is for nobody.`,
    ruleOutside: (title: string) => `There is no price: the rule of ${title} is out of bounds.`,
    travellerGone: (title: string, position: number) =>
      `There is no price: ${title} is for traveller ${position}, who takes no part.`,
    tooLarge: (most: string) => `There is no price: it comes to more than ${most}.`,
  },
  warnings: {
    title: 'To do before it is sent',
    none: 'Nothing is missing.',
    placeholder: (title: string, day: number) => `Day ${day}: ${title} is still to be found.`,
    refusal: (title: string, day: number, why: string) => `Day ${day}: ${title} has no cost. ${why}`,
    without: (option: string, night: number, positions: readonly number[]) =>
      `${option}, night ${night}: no bed for ${positions.length === 1 ? 'traveller' : 'travellers'} ${list(positions)}.`,
    twice: (option: string, night: number, positions: readonly number[]) =>
      `${option}, night ${night}: two beds for ${positions.length === 1 ? 'traveller' : 'travellers'} ${list(positions)}.`,
    untitled: (days: readonly number[]) => `No title yet: ${days.length === 1 ? 'day' : 'days'} ${list(days)}.`,
    noTitleOfOption: (letter: string) => `Option ${letter} has no title.`,
    dearer: (amount: string) => `By the rates of today it would cost us ${amount} more.`,
    cheaper: (amount: string) => `By the rates of today it would cost us ${amount} less.`,
    takeRates: 'Take the rates of today',
    oldFx: (currency: string, asOf: string) => `The exchange rate of ${currency} is of ${asOf}.`,
    takeFx: 'Take today’s exchange rates',
  },
} as const

/** The forms around it: a day, an item, the party, the options. */
export const tripFormWords = {
  save: 'Save',
  cancel: 'Back',
  remove: 'Remove',
  errors: 'Not saved yet',
  day: {
    title: (day: number) => `Day ${day}`,
    lede: (date: string) => `${date}. The customer reads its title and text.`,
    fields: { title: 'Title', text: 'Text', from: 'Begins in', to: 'Ends in' },
    noPlace: 'no place yet',
    takeOut: 'Take this day out',
    takeOutText: 'Later days move up, and a stay over it is a night shorter. Its other items:',
    fates: { 'day-before': 'go to the day before', 'day-after': 'go to the day after', remove: 'are removed' },
    takeOutGo: 'Take the day out',
    moveTitle: 'Move this day',
    moveText: 'What is on this day alone moves with it. Stays and cars over several days stay where they are.',
    moveTo: 'To the place of day',
    moveGo: 'Move the day',
  },
  party: {
    title: 'Dates and travellers',
    lede: 'A change takes every cost anew: rooms, children and sizes of cars follow.',
    startsOn: 'First day',
    travellers: 'Travellers',
    position: (position: number) => `Traveller ${position}`,
    columns: {
      who: 'Traveller',
      age: 'Age on the first day',
      bornOn: 'or born on',
      residency: 'Park-fee category',
      room: 'Room',
      pays: 'Pays',
    },
    hint: 'A row without an age and a day of birth is left out. Travellers with the same room number share it wherever a stay says nothing else.',
    pays: 'pays',
  },
  options: {
    title: 'Options and prices',
    lede: 'Up to four options side by side. What is the same in all of them is written once.',
    letter: (letter: string) => `Option ${letter}`,
    fields: {
      title: 'Title',
      text: 'What makes it different',
      discountLabel: 'Discount, as the customer reads it',
      discount: 'Percent or dollars',
      discountReason: 'Why',
    },
    discountHint: '‘3%’ or ‘150’. It comes off what we sell ourselves, never off permits, fees and flights.',
    use: 'It is offered',
    rules: 'How prices are made',
    rulesText: 'What an item costs us net, plus a mark-up; or so much margin of its price without VAT.',
    defaultRule: 'Everything else',
    rule: { markup: 'mark-up %', margin: 'margin %' },
    step: 'Prices a person are rounded up to, in dollars',
    vatHome: 'VAT in Rwanda, %',
    vatAbroad: 'VAT abroad, %',
    texts: 'Said once for the journey',
    summary: 'Introduction',
    included: 'Included, a line each',
    excluded: 'Not included, a line each',
    note: 'Note for staff',
  },
  item: {
    newTitle: (kind: string) => `Add: ${kind.toLowerCase()}`,
    lede: (day: number, date: string) => `Day ${day}, ${date}`,
    search: 'Supplier or service',
    place: 'Place',
    everyPlace: 'every place',
    nights: 'Nights',
    days: 'Days',
    show: 'Show',
    found: 'What the rate book has',
    nothing: 'The rate book has nothing of this kind here. Look in every place, or take one of the ways below.',
    take: 'Take',
    takeLabel: (name: string) => `Take ${name}`,
    costs: 'Costs us net',
    otherwise: 'Not in the rate book?',
    ways: { hand: 'Type a cost', own: 'The customer arranges it', placeholder: 'Leave it open' },
    wayTexts: {
      hand: 'With what it costs us, and why.',
      own: 'It stands in the days, outside the price.',
      placeholder: 'It is still to be found: the trip is not sent while it is open.',
    },
    fees: 'Permits and park fees',
    fields: {
      title: 'Title, as the customer reads it',
      text: 'Text for the customer',
      note: 'Note for staff',
      day: 'Day',
      days: 'Days',
      nights: 'Nights',
      place: 'Place',
      vehicles: 'Vehicles',
      vehiclesHint: 'Empty: as many as the party needs.',
      kilometres: 'Kilometres',
      quantity: 'Number',
      dayUse: 'By day only: nobody sleeps here',
      optional: 'Optional: outside the price until the customer ticks it',
      ticked: 'Ticked at first',
      abroad: 'Outside of Rwanda',
      currency: 'Currency',
      amount: 'What it costs us',
      reason: 'Why it costs that',
    },
    inOptions: 'In the options',
    who: 'For whom',
    rooms: 'Rooms',
    ownRooms: 'Rooms of its own',
    roomsHint: 'Without it, the rooms of the trip.',
    room: (position: number) => `Room of traveller ${position}`,
    rule: 'Its price',
    rules: { none: 'by the rule of its kind', markup: 'mark-up %', margin: 'margin %', sell: 'price by hand, dollars with VAT' },
    ruleValue: 'How much',
    ruleReason: 'Why, for a price by hand',
  },
  problems: {
    'title-missing': 'Give it a title.',
    'too-long': 'This is too long.',
    'number-wrong': 'Type a whole number.',
    'day-wrong': 'Choose a day from the calendar.',
    'age-wrong': 'An age from 0 to 120, or a day of birth.',
    'amount-wrong': 'An amount such as 120 or 120.50.',
    'reason-missing': 'Say why.',
    'place-unknown': 'Choose a place from the list.',
    'currency-wrong': 'Choose a currency.',
    'rule-wrong': 'A mark-up is from −50 to 300%, a margin from −100 to 90%.',
    'percent-wrong': 'A percentage from 0 to 50.',
    'step-wrong': 'From 0.01 to 100 dollars.',
    'discount-wrong': 'A percentage from 1 to 100, or an amount in dollars.',
    'service-unknown': 'This service is not in the rate book any more.',
    'fee-unknown': 'This fee is not listed any more.',
  } as Record<string, string>,
} as const

/** Why a change of a trip is refused, and what mends it. */
export function changeRefusalText(refusal: ChangeRefusal): string {
  switch (refusal.reason) {
    case 'day-unknown':
      return 'There is no such day.'
    case 'item-unknown':
      return 'Somebody has removed this item.'
    case 'last-day':
      return 'A trip has at least one day.'
    case 'nobody':
      return 'Somebody has to take part.'
    case 'nobody-pays':
      return 'At least one traveller has to pay.'
    case 'no-options':
      return 'A trip has at least one option.'
    case 'option-twice':
      return 'Each letter is one option.'
    case 'too-many-days':
      return `A trip has at most ${counted(refusal.most, 'day')}.`
    case 'too-many-items':
      return `A trip has at most ${counted(refusal.most, 'item')}.`
    case 'too-many-travellers':
      return `A trip has at most ${counted(refusal.most, 'traveller')}.`
    case 'option-unknown':
      return `There is no option ${refusal.letter}.`
    case 'option-in-use':
      return `Option ${refusal.letter} is named by ${list(refusal.titles)}. Take it out there first.`
    case 'traveller-in-use':
      return `Traveller ${refusal.position} is named by ${list(refusal.titles)}. Take them out there first.`
    case 'traveller-unknown':
      return `There is no traveller ${refusal.position}.`
    case 'room-twice':
      return `Traveller ${refusal.position} is in two rooms.`
    case 'without-room':
      return `Traveller ${refusal.position} has no room.`
    case 'after-the-end':
      return `It runs beyond day ${refusal.last}, which is the last one.`
  }
}

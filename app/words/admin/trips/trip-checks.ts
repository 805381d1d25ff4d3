import { source } from '#platform/languages/source.ts'

/** What is to be done of a trip before it is sent. */
export const tripCheckWords = source('admin-trip-checks', {
  title: 'To do before it is sent',
  none: 'Nothing is missing.',
  refuses: 'needed',
  refusesHint: 'It is not sent without what is needed.',
  /** By which rates something is estimated. */
  asYear: 'as {year}, + {uplift}',
  /** Why something is an estimate; how it was made is for staff who may read costs. */
  estimateBy: 'The rates of {year} are not published: {how}.',
  estimateOnly: 'The rates of {year} are not published: this is an estimate.',
  placeholder: 'Day {day}: {title} is still to be found.',
  noCost: 'Day {day}: {title} has no cost. {why}',
  notSold: 'Day {day}: {title} keeps its cost, but could not be taken now. {why}',
  noBed: '{option}, night {night}: no bed for {count, plural, one {traveller} other {travellers}} {positions}.',
  twoBeds: '{option}, night {night}: two beds for {count, plural, one {traveller} other {travellers}} {positions}.',
  /** On the road, or at something that a guide leads. */
  roadGap: {
    vehicle: '{count, plural, one {Day {days} goes} other {Days {days} go}} to another place without a vehicle or a flight.',
    guide: 'No guide on {count, plural, one {day} other {days}} {days}. The other days have one.',
  },
  daysUntitled: 'No title yet: {count, plural, one {day} other {days}} {days}.',
  optionUntitled: 'Option {letter} has no title.',
  estimated: 'Rate to confirm, day {day}: {title}. {why}',
  roomsShort:
    'Night {night}: {title} needs {wanted, plural, one {# room} other {# rooms}}, and the site has {left, plural, =0 {none} one {# room} other {# rooms}} left. The customer cannot accept it.',
  /** What was estimated and has a rate now, and by how much that differs. */
  published: {
    same: 'Day {day}: {title} was estimated, and has a rate now: it costs the same.',
    more: 'Day {day}: {title} was estimated, and has a rate now: it costs {amount} more.',
    less: 'Day {day}: {title} was estimated, and has a rate now: it costs {amount} less.',
  },
  belowRack:
    'Day {day}: {title} sells for less than its supplier publishes, and the contract does not allow that. Raise its price.',
  cancellationLoss: 'Day {day}: if the customer cancels on {when}, the supplier of {title} keeps {amount} more than we do.',
  depositAboveOurs: '{contract}, of {title}, asks for {percent} when we confirm; the customer pays {ours} then.',
  holdEnds: 'Day {day}: {title} is held for us until {until} only ({reference}).',
  holdLapsed: 'Day {day}: {title} was held for us until {until} ({reference}). Ask again, or take the hold out.',
  itemPriceOlder: 'Day {day}: the price by hand of {title} is older than its cost.',
  optionPriceOlder: '{option}: the prices by hand are older than their cost.',
  confirmPrices: 'Stand by the prices by hand',
  ratesChanged: 'By the rates of today it would cost us {difference}.',
  /** By how much an option differs, and the same of one among several. */
  difference: { more: '{amount} more', less: '{amount} less' },
  differenceIn: { more: '{amount} more in option {letter}', less: '{amount} less in option {letter}' },
  takeRates: 'Take the rates of today',
  estimate: 'Take it {how}',
  estimateLabel: 'Take {title} {how}',
  oldFx: 'The exchange rate of {currency} is of {asOf}.',
  takeFx: 'Take today’s exchange rates',
  /** Where a text names another length than that of the trip. */
  otherLength: {
    title: 'The title of the trip says “{text}”; the trip has {has}.',
    summary: 'The introduction says “{text}”; the trip has {has}.',
    day: 'Day {day}: the text says “{text}”; the trip has {has}.',
    option: 'The text of option {letter} says “{text}”; the trip has {has}.',
    included: 'What is included says “{text}”; the trip has {has}.',
  },
  lengths: {
    nights: '{count, plural, one {# night} other {# nights}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
  /** Where a text names something that is on no day. */
  noSuchItem: {
    summary: 'The introduction names “{name}”, and no item is it.',
    day: 'Day {day}: the text names “{name}”, and no item is it.',
    option: 'In its text option {letter} has “{name}”, and no item is it.',
    included: 'What is included names “{name}”, and no item is it.',
  },
  optionsAlike: 'Options {options} have the same items and the same total. Change one, or leave one out.',
  noParkFee:
    '{park}: no entry fee on {count, plural, one {day {days}, which has} other {days {days}, which have}} a stay or an activity in the park. Other days have it.',
})

import { source } from '#platform/languages/source.ts'

/**
 * What the lines of a price are called and why they are there, as the rules make them, and what a booking needs besides, where it has no
 * name of its own. Bookings and quotes store the name of a message with its values: a message stays with the values that it has, and another sentence is another message.
 */
export const priceLineWords = source('price-lines', {
  // A journey: the base, rooms alone, permits and park fees. `times` is of one visit for each traveller.
  travellers: '{count, plural, one {Traveller} other {Travellers}}',
  base: '{comfort, select, simple {Guest houses} lodge {Lodges} other {Luxury}}, {season, select, low {low season} other {high season}}, based on {size, plural, one {# traveller} other {# travellers}}',
  child: 'Child of {age}',
  childFree: 'Under two: free',
  childShare:
    '{percent}% of {comfort, select, simple {guest houses} lodge {lodges} other {luxury}}, {season, select, low {low season} other {high season}}, based on {size, plural, one {# traveller} other {# travellers}}{company, select, two {, with two adults} one {, with one adult} other {}}',
  single: '{count, plural, one {A room alone} other {Rooms alone}}',
  singleReason: 'The room is not shared, all nights',
  /** `who`: a list of the next two. */
  fee: 'Day {day}{times, plural, one {} other {, # times}}, {who} rate of {year}',
  visitor:
    '{residency, select, foreign {international visitor} resident {resident} african {African citizen} other {East African citizen}}',
  visitorChild:
    '{residency, select, foreign {international visitor child} resident {resident child} african {African citizen child} other {East African citizen child}}',
  childFee:
    'Day {day}{times, plural, one {} other {, # times}}, child of {age}: the adult fee is taken, {residency, select, foreign {international visitor} resident {resident} african {African citizen} other {East African citizen}} rate of {year}. If the park charges less for the child, we refund the difference.',
  childFeeRecorded: 'Day {day}, child of {age}: what the park charges',
  vehicleFee:
    'Day {day}{times, plural, one {} other {, # times}}, {vehicles, plural, one {# vehicle} other {# vehicles}} for your party, {seats} seats to a vehicle, rate of {year}',
  vehicleShare:
    'Day {day}{times, plural, one {} other {, # times}}, your share of {vehicles, plural, one {# vehicle} other {# vehicles}} for a group of {group}, {seats} seats to a vehicle, rate of {year}',
  // A journey made to measure: what was written for one customer. `options`: how many choices the customer has.
  baseAsWritten:
    '{days, plural, one {# day} other {# days}}{nights, plural, =0 {} one {, # night} other {, # nights}} as written: lodging, meals, road and guide{options, plural, one {} other {, option {letter}}}',
  stayAsWritten: '{stay}, {nights, plural, one {# night} other {# nights}}{rooms, plural, one {} other {, # rooms}}',
  singleAsWritten: 'The room is not shared, where the days say so',
  freeAsAgreed: 'Travels free, as agreed',
  passedOnDay: 'Day {day}, charged as it is',
  // A stay. A hotel with one rate all year has no season; `since` is the first day of a later rate period.
  room: '{room}, {board, select, RO {room only} BB {bed and breakfast} HB {half board} FB {full board} other {full board with two shared activities a day}}',
  roomReason:
    '{rooms, plural, one {} other {# rooms, }}{nights, plural, one {# night} other {# nights}}{season, select, low { in the low season} high { in the high season} other {}}{period, select, later {, rates from {since}} other {}}, {guests, plural, one {# guest} other {# guests}}',
  extraBed: 'Extra bed for a child, {room}',
  extraBedReason:
    "{nights, plural, one {# night} other {# nights}}{season, select, low { in the low season} high { in the high season} other {}}{period, select, later {, rates from {since}} other {}}, aged {ages}, {percent}% of half the room's rate",
  // A hire. `percent` is what comes off for its length; 0 for nothing.
  hire: '{car}, {driver, select, hired {with driver} other {you drive}}, one day',
  hireReason:
    "{cars, plural, one {} other {# cars, }}{days, plural, one {# day} other {# days}} in the {season, select, low {low} other {high}} season{period, select, later {, rates from {since}} other {}}{percent, plural, =0 {} one {, {fromDays} days or more: {percent}% less} other {, {fromDays} days or more: {percent}% less}}{driver, select, hired {, with the driver's pay, meals and lodging} other {}}",
  papers: 'Papers to cross the border',
  papersReason: 'For each car and hire; the COMESA yellow card ({yellowCard}) and tolls at the border are paid apart',
  // What a booking needs of stock and of suppliers.
  seats: 'Seats',
  beds: 'Beds on the road and a guide',
  guideAndVehicle: 'A guide and a vehicle',
  allServices: 'All services in the quotation',
  // Extras, by what their price counts.
  extraBooking: '{ordered, plural, one {Once for the booking} other {# for the booking}}',
  extraTravellers:
    '{ordered, plural, one {For {times, plural, one {# traveller} other {# travellers}}} other {# for {times, plural, one {# traveller} other {each of # travellers}}}}',
  extraNights:
    '{ordered, plural, one {For {times, plural, one {# night} other {# nights}}} other {# for {times, plural, one {# night} other {each of # nights}}}}',
  extraDays:
    '{ordered, plural, one {For {times, plural, one {# day} other {# days}}} other {# for {times, plural, one {# day} other {each of # days}}}}',
  // Discounts.
  freeLeaders: '{count, plural, one {Free leader place} other {Free leader places}}',
  freeLeadersReason: 'One in every {every} of a pilgrim group travels free, off the base',
  groupDiscount: 'Group discount',
  groupDiscountReason: '{percent}% off for {from} or more who pay',
  early: 'Booked early',
  earlyReason: '{percent}% off from {days} days ahead',
  codeShare:
    'Code {code}: {percent}% off all but permits, park fees and flights{after, select, yes {, after the discounts above} other {}}',
  /** As it was until bookings had `codeShare`. */
  codePercent: 'Code {code}: {percent}% off what is left',
  codeAmount: 'Code {code}: {amount} off, never more than the price',
  /** By staff; the reason of both is what they typed, which stays English beside them. */
  discount: 'Discount',
  discountPercent: 'Discount of {percent}%',
  /** As it was until bookings had `discountPercent`. */
  discountReason: '{percent}% off: {because}',
  agreedPrice: 'Agreed price',
  agreedPriceReason: 'The price that we agreed with you',
  // Taxes that are added.
  vat: 'VAT',
  vatReason: '{percent, number}% value added tax; the lines of the car are without it',
  tourismTax: 'Tourism tax',
  tourismTaxReason: '{percent, number}% of the rooms without their VAT, for lodging in Rwanda',
  // Fees when some of a party leave. `charges`: one of the three below it, or two of them, the second of which may be two again.
  cancellationFee: 'Cancellation fee',
  cancellationFeeReason:
    '{leavers, plural, one {# traveller} other {# travellers}} less, {days, plural, one {# day} other {# days}} before the start: {charges}',
  share: '{percent}% of {rest}',
  shareAtMost: '{percent}% of {rest}, at most what the price falls by',
  bought: '{amount} already bought',
  twoCharges: '{first}; {second}',
  unusedPermits: 'Permits bought already',
  unusedPermitsReason: 'For {days}; the park does not take them back',
})

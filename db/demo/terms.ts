import type { Section } from '#features/pages/blocks.ts'
import type { TermsVersion } from '#features/pages/terms-version.ts'

const updatedOn = '2026-11-01'

/** Its clauses, numbered within it; a screen numbers the sections. */
const section = (id: string, title: string, clauses: readonly string[]): Section => ({
  id,
  title,
  updatedOn,
  blocks: [{ kind: 'list', ordered: true, items: clauses }],
})

/**
 * What the code does, in sentences: docs/cancellation.md, docs/payments.md, docs/pricing.md, docs/privacy.md and docs/stock.md
 * keep it. Percentages and days that are settings stand on each booking, and so are not repeated here.
 */
const sections: readonly Section[] = [
  {
    id: 'about-these-terms',
    title: 'About these terms',
    updatedOn,
    blocks: [
      {
        kind: 'notice',
        text: 'These are the sample terms of a demonstration. They describe what this site does. Replace them with your own terms before the first sale.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '“We” is the operator named on your booking and your documents. “You” is whoever books, and everybody in the party for whom you book.',
          'Each version of these terms has a number and an effective date. Your booking keeps the version that you accepted; a later one does not change it.',
          'Where a package, a hotel or a class of cars states its own rule, that rule goes before these.',
        ],
      },
    ],
  },
  section('booking-and-holds', 'Booking and holds', [
    'An adult of 18 or more travels with every party. Whoever books accepts these terms and the cancellation rule for everyone in it, and is the one we write to.',
    'You see the price and the cancellation rule before you give your name, and nothing is held until the last step.',
    'With the last press we hold what you chose, all of it or nothing. If the price has changed since you saw it, nothing is held, and you see the new one first.',
    'A hold lasts 30 minutes if you pay by card, and 10 more once if the payment is under way; by mobile money two hours in which our office is open; 72 hours by bank transfer, or 24 hours when the start is less than 30 days away. A bank transfer is not offered in the last 7 days. We may lengthen a hold.',
    'No hold goes past the cut-off: 18:00 in Kigali, two days before a journey starts, and on the day before for rooms and cars. After it nothing is sold for that start.',
    'While a hold lasts, nobody else can book what it holds. It ends to the minute. If we have not received the money by then, nothing is charged and nothing is owed. You may hold the same again, at the price of the day, if it is still available.',
    'A booking is confirmed when its deposit has arrived, or when we say so in writing.',
    'Some things we have to request first, such as permits that we do not hold, or rooms, guide and car for a private trip. The booking is then a request and says which. You pay nothing before our answer, which you have within 48 hours. When everything is available we hold it for up to 72 hours, never past the cut-off, and ask for the deposit. If something is not available, we offer you another way, and you owe nothing.',
    'A party that does not fit into a departure may wait for it, as a whole. Waiting costs nothing. When enough seats become available we hold them for up to 72 hours and write to you.',
    'A quote keeps a price for 14 days, but never past the cut-off, and holds nothing else.',
    'A departure marked guaranteed runs. One that is not may be cancelled by us if too few have booked; then the part on [what happens when we cancel](/terms-and-conditions#when-we-cancel) applies.',
  ]),
  section('price', 'The price and what it includes', [
    'The price is the sum of the lines on your booking. Each line says what it is for. What is included and what is not is on the page of the package, the hotel or the class of cars, and on your documents.',
    'Prices are in US dollars. The sum in Rwandan francs beside them uses our rate, which is fixed on your booking when it is made. You may pay in either.',
    'Children pay by their age in completed years on the first day. Whoever is younger than a journey or a permit allows cannot travel on it.',
    'Residents and citizens of the region pay lower fees in parks where the park says so. The gate asks for proof, and whoever cannot show it pays the difference there.',
    'On a scheduled departure the price is the one for its minimum, however many book.',
    'Value added tax is included in the prices of journeys and hotels. It is added to those of cars, and the tourism tax on lodging in Rwanda to those of rooms, each on its own line.',
    'The price of a booking does not change while it is held or once it is confirmed, unless you change the booking.',
    'One discount code counts for one booking. No discount comes off permits, park fees or flights.',
  ]),
  section('permits-and-parks', 'Permits and park fees', [
    'Permits and park fees are charged at the park’s price, on separate lines. We add nothing to them.',
    'A permit carries a name and a date. It is non-refundable once bought: not for illness, not for weather, not for a change of mind.',
    'To buy permits we need names and passports as they are printed. If they come late or wrong, a permit may not be had, and what that costs is yours.',
    'Parks set ages, distances and health rules, and their rangers decide on the day. A traveller who is ill may be refused a trek with gorillas or chimpanzees. What then comes back is the park’s decision, and we pass it on whole.',
    'Nobody can promise an animal, nor which gorilla family you meet.',
  ]),
  section('paying', 'Deposit, balance and payment methods', [
    'The deposit is a share of the price without permits and flights, with permits and flights in full, because those are bought at once. The sum is on your booking.',
    'The balance is due on the day that your booking names. If you book on that day or later, everything is due at once.',
    'You may pay by bank transfer, by mobile money and, where it is offered, by card. Card numbers are entered on the card provider’s page and never reach us.',
    'We remind you of the balance before its day and after it. An unpaid balance does not cancel a booking automatically: we call you first. Vouchers and itineraries come 14 days before the start, or at once if that is nearer, when everything is paid.',
    'Money that arrives after a hold has ended confirms the booking at its old price if everything is still available. If not, we refund it.',
    'What you have paid beyond the price is refunded, or used for something else, as you choose. We refund the way you paid.',
  ]),
  section('your-changes', 'When you change something', [
    'You change a booking on your booking page until the day before it starts, and see the difference line by line before you accept it. What the page does not let you change, ask us for. The changed booking is priced at the rates of the day, under the cancellation rule it was sold with.',
    'You may move the date yourself until the day on which the balance is due; after that, ask us.',
    'Before we confirm, every change is free. After that, the table on your booking names the share that a change costs on its day. If somebody leaves and nobody comes in their place, it is the share of what they count in the price, or of what the price falls by if that is more. If something else is left out, it is the share of what the price falls by. It is never more than the price falls by.',
    'Permits that were bought for somebody who leaves, or for a day that is given up, are paid by you.',
    'If somebody leaves, the price of those who stay may rise: a room is shared by fewer, or a group is smaller.',
  ]),
  section('cancelling', 'When you cancel', [
    'You may cancel a booking on your booking page, or by writing to us, until the day before it starts. You see the fee before you decide, and no other is charged.',
    'Until we confirm, cancelling is free, and we refund everything you have paid.',
    'After that we keep the share that the table on your booking names, by whole days in Kigali between your cancellation and the start; where the table names a time of the day, a day ends at that time. It is a share of the price without permits, park fees and flights. For journeys it is at least the deposit’s share, where the table says so.',
    'To that come permits, fees and flights that were really bought for you. What was not bought, you do not pay.',
    'The fee is never more than the price. What you have paid beyond it is refunded; what is missing of it is due.',
    'Journeys, day tours, rooms and cars each have their own table. Your booking keeps the tables it was sold with, whatever we change later.',
    'From the first day on nothing can be cancelled. For a no-show the agreed price is due.',
    'You get a statement that shows the rule, the lines, the fee and the refund.',
  ]),
  section('when-we-cancel', 'When we cancel or move a date', [
    'We may cancel a booking or a departure, and we give you the reason: too few travellers where it was not guaranteed, a closed park or border, a danger, or something we cannot help.',
    'Then we refund everything you paid, bought or not. Or we move you to another date of the same journey at your old price, if there is room for your whole party.',
    'If we move you, you may cancel free of charge until the day that we name, with a full refund.',
    'On the road the guide may change the order of days, a road or a hotel where weather, closure or safety requires it, with something of the same kind in its place.',
  ]),
  section('passports-and-visas', 'Passports and visas', [
    'You answer for your passport, visas and vaccination cards. What we write about them carries a year and is no substitute for the authority’s word.',
    'Whoever is turned back at a border for a missing document counts as a no-show.',
  ]),
  section('insurance', 'Insurance', [
    'We advise everybody to be insured for cancellation, illness and evacuation. Treks and mountains ask for cover up to the height you climb.',
    'We sell no insurance. An insurance that a country makes compulsory, as Zanzibar does, does not replace your own.',
  ]),
  section('health-and-fitness', 'Health and fitness', [
    'Each journey says how hard it is. You answer for being fit enough, and ask your doctor if you are not sure.',
    'Tell us before you book of anything that a guide has to know. Whoever hides an illness that animals catch puts them in danger, and may be left behind at the gate.',
    'A guide may turn back whoever is a danger to themselves, to others or to animals. What that leaves unused is not refunded.',
  ]),
  section('hotels', 'Hotels', [
    'A rate is for the room and the night, with the meal plan it names. Children pay by the hotel’s policy.',
    'A hotel’s own rules apply there: ages, minimum stays, quiet hours, separate dormitories.',
    'If a hotel cannot give you the room that was booked, we offer you another. If you do not want it, the booking counts as cancelled by us.',
  ]),
  section('cars', 'Cars', [
    'A day is every 24 hours begun. Kilometres beyond those of the rate, fuel, fines and fees on the road are yours.',
    'Whoever drives is as old and has held a licence as long as the class asks, on the first day, and is named to us.',
    'For cars without a driver a deposit is held until the car is back, and damage costs you the excess at most, or nothing where the waiver was booked. That does not hold for a car that is driven against the law or these terms.',
    'A car goes only to the countries named on the booking. The papers take the days that the class names. No car goes to DR Congo, and none to Burundi while its border is closed.',
    'Outside towns a car without a driver is not driven after dark.',
  ]),
  section('freight', 'Freight', [
    'An estimate on this site is a range for planning and binds nobody. Only a price that we send in writing, and that you accept while it is valid, is an agreement.',
    'You answer for what you say of the goods: what they are, how heavy, how large, and whether dangerous.',
    'Duty, taxes, storage and detention are yours, unless the price names them.',
    'We decline goods that the law forbids, and goods for places where carriage or sanctions do not allow it.',
  ]),
  section('personal-details', 'Personal details', [
    'For a journey we ask for names and dates of birth, and for passports only where a permit is issued with them: 60 days before the start, or at once if you book later. For rooms we ask none of this; of whoever drives a car, date of birth and licence.',
    'Diet, faith, health and an emergency contact are yours to give or not. Notes on faith and health we keep only with your consent.',
    'Passport numbers, notes on faith and health, and emergency contacts are encrypted. Staff open them one at a time, and each opening is recorded.',
    'They are deleted 30 days after the journey, or after the day it was cancelled. You may delete them yourself at any time before. Names and dates of birth stay with the booking, for the accounts.',
    'A park, a hotel, an airline or a border learns what it needs for your journey, and no more.',
  ]),
  section('complaints', 'Complaints', [
    'Tell the guide, the driver or the hotel on the same day: most things can be put right while you are there.',
    'If that does not help, [write to us](/contact) with the reference of your booking, and keep receipts of what it has cost you.',
  ]),
  section('law', 'Law', [
    'This version names no law and no court. It is the sample of a demonstration, and has to be replaced before anything is sold.',
    'Rights that the law of your country gives you and that cannot be signed away stay yours, whatever is written here.',
    'If one of these terms is invalid, the others still apply.',
  ]),
]

/** The terms of a fresh installation, oldest first; the last one counts for new bookings. */
export const demoTerms: readonly TermsVersion[] = [
  { version: '2026-11', effectiveOn: '2026-11-01', changes: 'First version.', sections },
]

import { source } from '#platform/languages/source.ts'

/** Emails about a booking that is paid for, until it starts. */
export const confirmedEmailWords = source('confirmed-emails', {
  pending: {
    subject: '{count, plural, one {paid, awaiting one supplier} other {paid, awaiting # suppliers}}',
    preview: 'We are asking now.',
    heading: '{count, plural, one {Paid, awaiting one supplier} other {Paid, awaiting # suppliers}}',
    opening: 'Your payment for {about}, has arrived. We now ask the supplier for: {parts}.',
    openingUnnamed: 'Your payment for {about}, has arrived. We now ask the supplier for: what is on request.',
    closing: 'If the answer is no, everything you have paid is refunded.',
  },
  confirmed: {
    subject: 'confirmed',
    heading:
      '{kind, select, stay {{count, plural, one {Confirmed. The room is yours.} other {Confirmed. The rooms are yours.}}} hire {{count, plural, one {Confirmed. The car is yours.} other {Confirmed. The cars are yours.}}} other {Confirmed. You travel with us.}}',
    mayNotRun: 'Confirmed. Your seats are yours if this departure runs.',
    opening: 'You have booked {what}.',
    itinerary: {
      later: 'The voucher and the itinerary come by email 14 days before the start, once everything is paid.',
      paid: 'The voucher and the itinerary come by email once everything is paid.',
      today: 'The voucher and the itinerary come by a separate email today.',
    },
    voucher: {
      later: 'The voucher comes by email 14 days before the start, once everything is paid.',
      paid: 'The voucher comes by email once everything is paid.',
      today: 'The voucher comes by a separate email today.',
    },
    details: 'Please add the details of each traveller on your booking page.',
  },
  changed: {
    subject: 'your booking has changed',
    preview: 'Now: {what}.',
    heading: 'Your booking has changed',
    opening: 'The booking is now for {what}.',
    days: 'Dates: {now}. Before: {before}.',
    travellers: 'Travellers: {now, number}. Before: {before, number}.',
    price: 'Price: {now}. Before: {before}.',
    again: 'Lodges and others who had confirmed have to confirm again: your booking page shows their answers.',
    note: 'Note: {reason}',
    held: 'It is held until {until}.',
    refund: 'You have paid {amount} more than it costs now. We refund it, or you use it for something more: reply to this email.',
  },
  rebooked: {
    subject:
      '{kind, select, pilgrims {we moved your pilgrimage to another date} stay {we moved your stay to another date} hire {we moved your hire to another date} other {we moved your journey to another date}}',
    preview: 'Now: {about}.',
    heading:
      '{kind, select, pilgrims {We moved your pilgrimage} stay {We moved your stay} hire {We moved your hire} other {We moved your journey}}',
    action: 'See the new date',
    opening: 'We cannot run the date you booked. We are sorry: you had planned on it.',
    now: 'You are now booked for {what}, at your old price.',
    free: 'If the new date does not suit you, cancel on your booking page by {until}. It costs nothing, and everything you have paid is refunded.',
  },
  flights: {
    subject: 'your flights',
    preview: '{about}. Enter your flights on your booking page.',
    heading: 'Which flights do you take?',
    wanted: 'If you fly, enter your flights on your booking page, so that your guide knows when to meet you.',
    byRoad: 'If you come by road or are already here, say so on the same page. We do not ask again.',
  },
  /** `files`: the voucher alone, or the itinerary too. */
  documents: {
    subject: '{files, plural, one {your voucher} other {your travel documents}}',
    preview: '{about}. Save this on your phone.',
    heading: '{files, plural, one {Your voucher} other {Your travel documents}}',
    starts: '{kind, select, stay {You arrive on {day}.} hire {The hire starts on {day}.} other {You start on {day}.}}',
    attached:
      '{files, plural, one {The voucher is attached to this email and on your booking page.} other {The voucher and the itinerary are attached to this email and on your booking page.}}',
    save: '{files, plural, one {Save it on your phone: some roads have no network.} other {Save them on your phone: some roads have no network.}}',
    show: '{kind, select, stay {Show the voucher when you arrive at the hotel.} hire {Show the voucher when the car is handed to you.} other {Show the voucher to your guide on the first day.}}',
  },
})

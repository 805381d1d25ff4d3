import { source } from '#platform/languages/source.ts'

/** Why a step of a booking is refused and what to do, by the reason of the refusal. Only the server says it. */
export const refusalWords = source('booking-refusals', {
  'product-unknown': 'This is no longer for sale. Choose another, or write to us.',
  'not-on-sale': 'This is no longer for sale. Choose another, or write to us.',
  'proposal-ended': 'This proposal has ended. Write to us, and we make you a new one.',
  closed: {
    departure: 'Booking for this departure has closed, because permits and beds are bought then.',
    journey:
      'It is too late for this day. Booking closes at 18:00 in Kigali, two days before the start, because permits and beds are bought then.',
    pilgrims:
      'It is too late for this day. Booking closes at 18:00 in Kigali, two days before the start, because permits and beds are bought then.',
    stay: 'It is too late for this day. Booking closes at 18:00 in Kigali on the day before.',
    hire: 'It is too late for this day. Booking closes at 18:00 in Kigali on the day before.',
    tailored:
      'It is too late for this day. Booking closes at 18:00 in Kigali, two days before the start, because permits and beds are bought then.',
  },
  'too-far-ahead': 'We sell up to {day}. For a later day, write to us.',
  'not-on-this-day':
    'This journey is for a feast and begins on its day only: {days}. Choose {more, plural, one {this day} other {one of these days}}, or another journey.',
  'party-too-large':
    'This takes up to {most, plural, one {# person} other {# people}}. For more, write to us: we plan it with you.',
  'no-adult': 'At least one adult (18 or over) must travel with the party. Write to us about a school or a group.',
  'rates-not-published': {
    year: 'Prices for {year} are not published yet. Choose an earlier day, or write to us: we answer when they are.',
    after: 'Prices after {day} are not published yet. Choose an earlier day, or write to us: we answer when they are.',
  },
  'no-rate': 'We have no price for this on these days. Choose another accommodation level or another day, or write to us.',
  'too-many-single-rooms':
    'At most {most, plural, one {# single room} other {# single rooms}}: each is for one adult, and a child always shares with an adult.',
  'stock-short': {
    seats:
      '{left, plural, =0 {No seat is available now: all are taken or kept for the waiting list.} one {Only # seat is left now, and you asked for {wanted}.} other {Only # seats are left now, and you asked for {wanted}.}} Nothing was charged.',
    none: '{thing}: none left for {days, plural, =1 {{first}} =2 {{first} and {second}} other {{first}, {second} and {more, plural, one {# more day} other {# more days}}}}.',
    some: '{thing}: {left} of {quantity} left for {days, plural, =1 {{first}} =2 {{first} and {second}} other {{first}, {second} and {more, plural, one {# more day} other {# more days}}}}.',
    rest: 'Nothing was charged. Choose other days, or fewer.',
    ask: 'Nothing was charged. Write to us: we ask for more, or propose something else.',
  },
  'code-unknown': 'This code is not valid. Check it, or leave the field empty.',
  'code-not-for-this': 'This code is not for what you book here. Leave the field empty to go on.',
  'code-ended': 'This code has expired. Leave the field empty to go on.',
  'code-used-up': 'This code is fully used. Remove it to go on at the full price.',
  'extra-unknown': 'One of these extras is no longer for sale. Look at the list once more.',
  'too-many-extras': 'At most {most} of this in one booking.',
  'method-not-offered': 'This payment method takes too long this close to the start. Choose another.',
  'price-changed':
    'The price changed while you were typing: it is {total} now. Nothing was held. Look at the lines, and press again if you agree.',
  'terms-changed':
    'The terms and conditions changed while you were here. Nothing was held. Read the new text, then accept it and press again.',
  'ages-wrong': 'Check the date of birth of traveller {positions}: on the first day nobody is over 120, or not born yet.',
  'travellers-too-young': {
    rule: '{rule}: travellers must be {minimumAge, plural, one {#} other {#}} on the day, and this one will be {age}. The park checks passports at the gate. Take the traveller off, or write to us for a plan that fits.',
    somebody: 'Somebody is too young for this journey. Write to us for a plan that fits.',
  },
  'departure-not-full': '{left, plural, one {# seat} other {# seats}} became available. Book them instead of waiting.',
  'party-larger-than-departure':
    'This departure has {capacity, plural, one {# seat} other {# seats}} in total. Write to us: a larger party gets a private date.',
  'too-many-unpaid':
    '{by, select, person {You hold {held, plural, one {# place that is} other {# places that are}} not paid yet; {most} is the most at a time.{lapses, plural, =0 {} other { Holds of yours ended unpaid in the last two weeks, and each halves what may be held.}}} other {From your internet connection somebody holds {held, plural, one {# place that is} other {# places that are}} not paid yet; {most} is the most at a time.{lapses, plural, =0 {} other { Holds from there ended unpaid in the last two weeks, and each halves what may be held.}}}} Nothing was held. Pay one of the open holds, or write to us on WhatsApp: we hold more for a group.',
  'too-late-to-quote': 'It is too late to keep this price: booking closes now. Book it, or write to us.',
  'dates-wrong': 'The end has to come after the beginning. Check the two days.',
  'stay-too-long': 'The site books up to {most, plural, one {# night} other {# nights}}. For longer, write to us.',
  'stay-too-short':
    'This hotel takes {minimum, plural, one {# night} other {# nights}} or more on these dates. Stay longer, or choose other dates.',
  'hotel-closed': {
    months: 'The hotel is closed on some of these nights. It is open in {months}.',
    never: 'The hotel is closed on some of these nights. It is open in no month.',
  },
  'no-rooms': 'Choose at least one room.',
  'too-many-rooms': 'The site books up to {most, plural, one {# room} other {# rooms}} at once. For more, write to us.',
  'room-unknown': 'This hotel has no such room. Choose one from the list.',
  'board-unknown': '{room} is sold with {boards}. Choose one of these.',
  boards: {
    RO: 'no meals',
    BB: 'breakfast',
    HB: 'half board',
    FB: 'full board',
    GP: 'full board and two activities a day',
    or: '{one} or {other}',
  },
  'room-empty': 'Every room needs an adult: a child never sleeps alone.',
  'child-alone': 'Every room needs an adult: a child never sleeps alone.',
  'room-too-small': {
    adults: '{room} has beds for {most}. Take another room for the others.',
    guests: '{room} takes {most} in all, children too. Take another room for the others.',
  },
  'guest-too-young': 'This hotel takes guests aged {age, plural, one {#} other {#}} and over.',
  'no-vehicles': 'Enter how many cars you need.',
  'too-many-vehicles':
    'We have {most, plural, one {# car} other {# cars}} of this class for one hire. Choose fewer, or another class.',
  'hire-by-quote': 'From {days, plural, one {# day} other {# days}}, we price your hire individually. Write to us.',
  'not-without-driver': 'This class is only hired out with a driver.',
  'not-with-driver': 'This class is only hired out without a driver.',
  'driver-unknown': 'Enter the driver’s date of birth and the issue date of the licence.',
  'driver-too-young':
    'Drivers of this class must be {age, plural, one {#} other {#}} on the first day: the insurance requires it. Take a driver, or another class.',
  'licence-too-new':
    'The driver needs a licence of {years, plural, one {# year} other {# years}} on the first day. Take a driver, or another class.',
  'not-abroad': 'This class may not go to one of these countries. Deselect it, or choose another class.',
  'notice-too-short':
    'Papers for the border take {days, plural, one {# day} other {# days}}. Choose a later day, or stay in Rwanda.',
})

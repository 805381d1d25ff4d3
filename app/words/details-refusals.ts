import { source } from '#platform/languages/source.ts'

/** Why details of a traveller were not saved, and what to do. */
export const detailsRefusalWords = source('details-refusals', {
  gone: 'This traveller is no longer in the booking. Go back and check who is.',
  'booking-final': 'This booking is over: we need no more details, and delete those we had in time.',
  'consent-missing': 'Select the box for health and faith, or leave both fields empty.',
  'changed-meanwhile':
    'We changed these details while you had them open. Nothing was saved. Compare what is below, and save again.',
  'already-given': 'This was already given. Change it on your booking page.',
  'already-named': 'This traveller has another name already. Remove the traveller and add another under “Change your booking”.',
  'too-young':
    'Too young: this journey or one of its permits asks for {minimumAge, plural, one {# year} other {# years}} on the day. Remove the traveller under “Change your booking”, or write to us.',
  'no-adult': 'At least one adult (18 or over) must travel with the party.',
  'ages-wrong': 'Check the date of birth: on the first day nobody is over 120, or not born yet.',
  'price-would-change':
    'The price is for age {pricedAge}, and age {age} has another price. Change the booking first: it shows the difference before you accept.',
})

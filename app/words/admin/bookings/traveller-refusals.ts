import { source } from '#platform/languages/source.ts'

/** Why staff could not save traveller details: what is so now, and what to do. */
export const travellerRefusalWords = source('admin-traveller-refusals', {
  'booking-unknown': 'This traveller is no longer on the booking.',
  'consent-missing': 'Select the consent box, or leave health and faith empty.',
  'changed-meanwhile': 'Somebody changed these details while you had them open. Nothing was saved.',
  'already-given': 'This traveller already has a name. Correct it in the traveller’s details.',
  'too-young':
    'Too young: the journey or a permit requires age {minimumAge, plural, one {#} other {#}} on the day. Edit the booking first.',
  'no-adult': 'At least one traveller must be 18 or older.',
  'ages-wrong': 'Check the date of birth: the age on the first day must be 0 to 120.',
  'price-would-change':
    'The price is for age {pricedAge, plural, one {#} other {#}}; age {age, plural, one {#} other {#}} has another price. Edit the booking first: remove this traveller and add one of the right age.',
})

import { source } from '#platform/languages/source.ts'

/** The step for everybody's names. */
export const travellersWords = source('booking-travellers', {
  title: 'Who is travelling?',
  lede: 'Names as in the passport: the park checks them against the permit.',
  nth: '{position, plural, =1 {Traveller #, lead traveller} other {Traveller #}}',
  child:
    '{position, plural, =1 {Traveller #, lead traveller, child of {age, plural, one {#} other {#}}} other {Traveller #, child of {age, plural, one {#} other {#}}}}',
  problem: '{position, plural, =1 {Traveller #, lead traveller: {sentence}} other {Traveller #: {sentence}}}',
  bornOnHint: 'Children pay less.',
  reach: 'Contact details',
  back: 'Back to departure',
})

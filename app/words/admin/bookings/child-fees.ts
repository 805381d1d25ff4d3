import { source } from '#platform/languages/source.ts'

/** The park fees of children whose own amount is not known, on a booking. */
export const childFeeWords = source('admin-child-fees', {
  title: 'Children’s park fees to check',
  text: 'The adult fee is taken for these children. The customer was told that we refund the difference if the park charges less.',
  age: 'Child of {age, plural, one {#} other {#}}, day {day}',
  record: 'Record park fee',
  dialog: {
    title: '{what}: child of {age, plural, one {#} other {#}}',
    text: 'Charged: {taken}. Enter what the park charges for one child. The price falls by the difference, and the customer gets an email. What was paid is then a refund due.',
    amount: 'The park’s fee for the child, in US dollars',
    amountHint: 'The same amount if the park charges the adult fee; 0 if the child is free.',
    go: 'Record park fee',
    keep: 'Cancel',
  },
})

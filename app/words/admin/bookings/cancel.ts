import { source } from '#platform/languages/source.ts'

/** What the dialog that cancels a booking says: who cancels, and the money that each choice means. */
export const cancelAdminWords = source('admin-cancel', {
  open: 'Cancel booking',
  title: 'Cancel booking',
  text: 'Choose who cancels. The amounts are those of this moment.',
  legend: 'Who cancels',
  choices: {
    cancel: {
      title: 'By the customer',
      text: 'At the terms they agreed to. The email carries your reason and the statement.',
    },
    'call-off': {
      title: 'By us',
      text: 'Everything paid is refunded. The email carries your reason.',
    },
    absent: {
      title: 'No-show',
      text: 'The full price remains due. No email is sent.',
    },
  },
  released: 'Seats, rooms and permits are released at once. An email goes to {email}.',
  charge: 'We keep',
  refund: 'Refund due',
  missing: 'Balance due',
  paid: 'Paid',
  ourCost: 'Permits and tickets purchased, at our cost',
  to: 'Refund to {name}: {methods}. Record it after cancelling; nothing is sent by itself.',
  way: '{money} by {method}',
  permits: 'Permits and tickets already purchased are not refundable: the customer pays for them.',
  permitsOurs: 'Permits and tickets already purchased are not refundable: we pay for them.',
  requested: '{count, plural, one {# permit} other {# permits}} requested and not purchased: tell the park.',
  reason: 'Reason',
  hint: 'Sent to the customer, except for a no-show.',
  noShowOnly: 'Internal note for the timeline.',
  go: 'Cancel booking',
  goNoShow: 'Mark as no-show',
  keep: 'Close',
})

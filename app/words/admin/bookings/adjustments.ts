import { source } from '#platform/languages/source.ts'

/** What staff read where they adjust a price. */
export const adjustmentWords = source('admin-adjustments', {
  discountField: 'Discount (optional)',
  discountHint: 'A percentage or US dollars: 5% or 120. It comes off what we sell, never off permits, park fees or flights.',
  reason: 'Reason (sent to customer)',
  discountReasonHint: 'Shown beside the price. For example: for a returning guest.',
  byStaff: 'Adjusted by staff',
  whole: 'Custom price',
  open: {
    discount: 'Add discount',
    add: 'Add line',
    change: 'Change',
    undo: 'Undo',
    apart: 'Take apart',
  },
  apartText: 'This price was entered as one line. Take it apart to see permits, park fees and VAT; the total stays as agreed.',
  tells: 'Email the new price to the customer',
  keep: 'Cancel',
  discount: {
    title: 'Add discount',
    text: 'A line of its own; all other lines stay. Up to {most} can be taken off: permits, park fees and flights are passed on in full.',
    field: 'Discount',
    go: 'Add discount',
  },
  add: {
    title: 'Add line',
    text: 'A service that no rule prices. VAT, deposit and cancellation follow its type. Permits and flights are part of the deposit in full.',
    kind: 'Type',
    kinds: {
      extra: 'Service or extra',
      room: 'Room',
      vehicle: 'Vehicle',
      permit: 'Permit (passed on)',
      'park-fee': 'Park fee (passed on)',
      flight: 'Flight (passed on)',
    },
    label: 'Description',
    labelHint: 'The customer reads it. For example: Boat trip on Lake Kivu.',
    quantity: 'Quantity',
    unit: 'Unit price, in US dollars',
    go: 'Add line',
  },
  change: {
    title: 'Change {label}',
    text: 'It is {each} now. The quantity stays.',
    unit: 'New unit price, in US dollars',
    go: 'Save new price',
  },
  undo: {
    title: 'Undo {label}?',
    text: 'The price is then what it was without it.',
    go: 'Undo',
  },
  did: 'The price is changed.',
})

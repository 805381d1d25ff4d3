import { source } from '#platform/languages/source.ts'

/** What stands beside the booking panel of a package and never changes there. */
export const packageSectionWords = source('package-sections', {
  brochure: 'Download brochure (PDF)',
  season: {
    title: 'When to go',
    alike: 'No month is better than another.',
  },
  fees: {
    title: 'Permits and park fees included in the price',
    fee: 'Permit or fee',
    foreign: 'International',
    resident: 'Resident of the country',
    african: 'African citizen',
    eac: 'East African',
    asOf: 'As of',
    from: 'from {age, plural, one {# year} other {# years}}',
    perVehicle: 'per vehicle',
    note: 'Charged at the park’s price, never more. If a park changes its price before we have bought your permit, the line changes with it.',
  },
  included: { title: 'What the price covers', yes: 'Included', no: 'Not included' },
  know: { title: 'Good to know', asOf: 'Figures of {year}.' },
  cancel: {
    title: 'Cancellation fees',
    lede: 'Before we confirm, cancelling is free. After that the fee is a share of the price without permits and park fees, plus any of those we have already bought.',
    ours: 'If we cancel a departure, you get a full refund or choose another date.',
  },
})

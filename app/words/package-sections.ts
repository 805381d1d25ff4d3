/** What stands beside the booking panel of a package and never changes there: a whole page brings it as markup alone (app/ui/static-part.tsx). */
export const packageSectionWords = {
  brochure: 'Download brochure (PDF)',
  season: {
    title: 'When to go',
    letters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
    legend: ['Better not', 'Possible', 'Good', 'Best'],
    alike: 'No month is better than another.',
  },
  fees: {
    title: 'Permits and park fees included in the price',
    fee: 'Permit or fee',
    foreign: 'International',
    resident: 'Resident',
    african: 'African citizen',
    eac: 'East African',
    asOf: 'As of',
    from: (age: number) => `from ${age} years`,
    perVehicle: 'per vehicle',
    note: 'Charged at the park’s price, never more. If a park changes its price before we have bought your permit, the line changes with it.',
  },
  included: { title: 'What the price covers', yes: 'Included', no: 'Not included' },
  know: { title: 'Good to know', asOf: (year: number) => `Figures of ${year}.` },
  cancel: {
    title: 'Cancellation fees',
    lede: 'Before we confirm, cancelling is free. After that the fee is a share of the price without permits and park fees, plus any of those we have already bought.',
    notice: 'When you cancel',
    fee: 'Fee',
    ours: 'If we cancel a departure, you get a full refund or choose another date.',
  },
} as const

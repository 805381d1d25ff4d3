/** What the operator decides for the whole house. The defaults are the demo operator's: staff replace them with their own before they sell. */
export type Settings = {
  company: {
    name: string
    legalName: string
    phone: string
    /** Digits only, with the country code: the number of a wa.me link. */
    whatsapp: string
    email: string
    address: string
  }
  /** Shown on a proforma and on the visitor's own page. */
  bank: { holder: string; bank: string; account: string; swift: string; note: string }
  mobileMoney: { number: string; name: string }
  /** Rwandan francs for one US dollar, and where the figure comes from. */
  rwfPerUsd: number
  rwfSource: string
  /** Part of the price without permits that is asked as a deposit, in basis points. */
  depositBasisPoints: number
  /** Days before the start at which the balance is due; booked inside them, everything is due at once. */
  balanceDays: number
  termsVersion: string
}

export const defaultSettings: Settings = {
  company: {
    name: 'Impamba',
    legalName: 'Impamba Journeys Ltd (demo)',
    phone: '+250 700 000 000',
    whatsapp: '250700000000',
    email: 'hello@impamba.example',
    address: 'KN 78 St, Kigali',
  },
  bank: {
    holder: 'Impamba Journeys Ltd (sample, do not pay)',
    bank: 'Sample Bank of Kigali (sample, do not pay)',
    account: '0000-SAMPLE-USD',
    swift: 'SAMPRWRW',
    note: 'Sample details. Send no money to this account.',
  },
  mobileMoney: { number: '+250 700 000 000', name: 'Impamba (sample)' },
  rwfPerUsd: 1450,
  rwfSource: 'Approximate rate of 2025',
  depositBasisPoints: 3000,
  balanceDays: 45,
  termsVersion: '2026-11',
}

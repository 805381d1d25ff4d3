import { source } from '#platform/languages/source.ts'

/** The head of a contract, which its tabs share. */
export const contractHeadWords = source('admin-contract-head', {
  breadcrumb: 'You are here',
  suppliers: 'Suppliers',
  tabs: 'Contract',
  terms: 'Terms',
  rates: 'Rates',
  states: {
    draft: 'Draft',
    active: 'Active',
    ended: 'Ended',
  },
  lede: '{days}, in {currency}.',
  ended: 'Ended: it held until {day}. Agreed for {days}, in {currency}.',
  never: 'Ended before it began. Agreed for {days}, in {currency}.',
})

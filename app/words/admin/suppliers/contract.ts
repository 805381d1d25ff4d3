import type { ContractState } from '#features/suppliers/contract.ts'

type Tone = 'ok' | 'warn' | 'bad' | undefined

/** The head of a contract, which its tabs share. */
export const contractHeadWords = {
  breadcrumb: 'You are here',
  suppliers: 'Suppliers',
  tabs: 'Contract',
  terms: 'Terms',
  rates: 'Rates',
  states: {
    draft: { word: 'Draft', tone: 'warn' },
    active: { word: 'Active', tone: 'ok' },
    ended: { word: 'Ended', tone: undefined },
  } satisfies Record<ContractState, { word: string; tone: Tone }>,
  lede: (days: string, currency: string) => `${days}, in ${currency}.`,
  ended: (day: string, days: string, currency: string) => `Ended: it held until ${day}. Agreed for ${days}, in ${currency}.`,
  never: (days: string, currency: string) => `Ended before it began. Agreed for ${days}, in ${currency}.`,
} as const

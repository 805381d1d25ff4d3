import { childBandsText } from '#features/suppliers/child-bands.ts'
import type { ContractTerms, TaxKind } from '#features/suppliers/contract.ts'
import { cancellationStepsText, paymentStepsText } from '#features/suppliers/payment-terms.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import { cancellationText, childrenText, paymentText } from './terms-text.ts'

/** '18', '12.5': a share in basis points as the form takes it. */
const percentOf = (bp: number): string => String(bp / 100)

/** The terms of a contract as rows: the name of each and what was agreed. */
export function termRows(read: ReadWords, terms: ContractTerms): [name: string, text: string][] {
  const words = read(contractTermWords)
  const { fields, rows } = words
  const percentText = (bp: number) => read.format.percent(bp / 100)
  const tax = (kind: TaxKind, bp: number) => (kind === 'none' ? words.taxes.none : rows.tax[kind]({ percent: percentText(bp) }))
  const vat = tax(terms.vat, terms.vatBp)
  return [
    [fields.name, terms.name],
    [rows.days, read.format.days(terms.validFrom, terms.validTo)],
    [fields.currency, terms.currency],
    [
      fields.pricing,
      terms.commissionBp === null ? words.pricings.net : rows.commission({ percent: percentText(terms.commissionBp) }),
    ],
    [fields.vat, terms.vatReclaimed ? rows.reclaimed({ tax: vat }) : vat],
    [fields.levy, tax(terms.levy, terms.levyBp)],
    [fields.resale, words.resales[terms.resale]],
    [fields.seasonBy, words.seasons[terms.seasonBy]],
    [fields.children, childrenText(read, terms.children, terms.currency) || rows.asAdults],
    [rows.freePlaces, terms.freePlaces ? rows.free(terms.freePlaces) : rows.none],
    [fields.payment, paymentText(read, terms.payment) || rows.notAgreed],
    [fields.cancellation, cancellationText(read, terms.cancellation) || rows.notAgreed],
    ...(terms.note ? ([[fields.note, terms.note]] satisfies [string, string][]) : []),
  ]
}

/** The terms as the fields of their form. */
export const termValues = (terms: ContractTerms): Record<string, string> => ({
  name: terms.name,
  validFrom: terms.validFrom,
  validTo: terms.validTo,
  currency: terms.currency,
  pricing: terms.pricing,
  commission: terms.commissionBp === null ? '' : percentOf(terms.commissionBp),
  vat: terms.vat,
  vatRate: terms.vat === 'none' ? '' : percentOf(terms.vatBp),
  ...(terms.vatReclaimed && { vatReclaimed: 'yes' }),
  levy: terms.levy,
  levyRate: terms.levy === 'none' ? '' : percentOf(terms.levyBp),
  resale: terms.resale,
  seasonBy: terms.seasonBy,
  children: childBandsText(terms.children, terms.currency),
  freeEvery: String(terms.freePlaces?.every ?? ''),
  freeMost: String(terms.freePlaces?.most ?? ''),
  payment: paymentStepsText(terms.payment),
  cancellation: cancellationStepsText(terms.cancellation),
  note: terms.note,
})

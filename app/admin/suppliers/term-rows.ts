import { childBandsText } from '#features/suppliers/child-bands.ts'
import type { ContractTerms, TaxKind } from '#features/suppliers/contract.ts'
import { cancellationStepsText, paymentStepsText } from '#features/suppliers/payment-terms.ts'
import { daysText } from '#values/day-words.ts'
import { contractTermWords as words } from '../../words/admin/suppliers/contract.ts'

/** '18', '12.5': a share in basis points as the form takes it. */
const percentOf = (bp: number): string => String(bp / 100)
const percentText = (bp: number): string => `${percentOf(bp)}%`

/** The terms of a contract as rows: the name of each and what was agreed. */
export function termRows(terms: ContractTerms): [name: string, text: string][] {
  const { fields, rows } = words
  const tax = (kind: TaxKind, bp: number) => (kind === 'none' ? words.taxes.none : rows.tax(percentText(bp), words.taxes[kind]))
  const vat = tax(terms.vat, terms.vatBp)
  return [
    [fields.name, terms.name],
    [rows.days, daysText(terms.validFrom, terms.validTo)],
    [fields.currency, terms.currency],
    [fields.pricing, terms.commissionBp === null ? words.pricings.net : rows.commission(percentText(terms.commissionBp))],
    [fields.vat, terms.vatReclaimed ? rows.reclaimed(vat) : vat],
    [fields.levy, tax(terms.levy, terms.levyBp)],
    [fields.resale, words.resales[terms.resale]],
    [fields.seasonBy, words.seasons[terms.seasonBy]],
    [fields.children, childBandsText(terms.children, terms.currency) || rows.asAdults],
    [rows.freePlaces, terms.freePlaces ? rows.free(terms.freePlaces.every, terms.freePlaces.most) : rows.none],
    [fields.payment, paymentStepsText(terms.payment) || rows.notAgreed],
    [fields.cancellation, cancellationStepsText(terms.cancellation) || rows.notAgreed],
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

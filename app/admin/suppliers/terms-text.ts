import type { ChildBand } from '#features/suppliers/child-bands.ts'
import type { CancellationStep, PaymentStep } from '#features/suppliers/payment-terms.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Currency } from '#values/money.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import { amountText } from './amount-text.ts'

/** What children pay, to be read: '0-3 free, 4-11 50%'. The fields of forms have the same as it is typed. */
export function childrenText(read: ReadWords, bands: readonly ChildBand[], currency: Currency): string {
  const words = read(contractTermWords).rows
  const paysText = (band: ChildBand) => {
    if ('minor' in band) return amountText(read.format, band.minor, currency)
    return band.percent === 0 ? words.isFree : read.format.percent(band.percent)
  }
  return bands
    .map((band) =>
      words.ages({ ages: band.from === band.to ? String(band.from) : `${band.from}-${band.to}`, pays: paysText(band) }),
    )
    .join(', ')
}

/** When a supplier is paid: '30% on confirmation, 70% 30 days before'. */
export function paymentText(read: ReadWords, steps: readonly PaymentStep[]): string {
  const words = read(contractTermWords).rows.shares
  return steps
    .map(({ percent, when, days }) => {
      const share = read.format.percent(percent)
      return when === 'confirmed' ? words.confirmed({ percent: share }) : words[when]({ percent: share, days })
    })
    .join(', ')
}

/** What a supplier keeps of a booking that we cancel: '60 days 25%, 30 days 50%'. */
export const cancellationText = (read: ReadWords, steps: readonly CancellationStep[]): string =>
  steps
    .map(({ days, percent }) => read(contractTermWords).rows.shares.kept({ days, percent: read.format.percent(percent) }))
    .join(', ')

import { addableKinds } from '#features/pricing/adjustments/addable-kinds.ts'
import type { AdjustmentInput, NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { readAmount } from '#values/amount.ts'

/**
 * A discount as staff type it, '5%', '7.5 %' or '120', with its reason. Undefined for an empty field. Anything else that is
 * neither a percentage nor an amount is refused by `adjust`.
 */
export function readDiscount(typed: string, reason: string): NewDiscount | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(text)?.[1]
  if (percent !== undefined) return { percent: Number(percent), amountMinor: null, reason }
  const amountMinor = readAmount(text.replace(/^\$\s*/, ''), 'USD')
  return { percent: null, amountMinor: Number.isNaN(amountMinor) ? null : amountMinor, reason }
}

/** The adjustment that a form requests. Undefined where it is not one of our forms. */
export function readAdjustment(read: (name: string) => string): AdjustmentInput | undefined {
  const reason = read('reason')
  const position = wholeOf(read('position'))
  switch (read('do')) {
    case 'discount': {
      const none = { percent: null, amountMinor: null, reason }
      return { action: 'discount', ...(readDiscount(read('discount'), reason) ?? none) }
    }
    case 'add': {
      const kind = addableKinds.find((one) => one === read('kind'))
      const unitMinor = readAmount(read('amount'), 'USD')
      const charge = read('charge')
      if (!/^[a-z0-9:.,-]{0,80}$/.test(charge)) return undefined
      return kind && { action: 'add', kind, label: read('label'), reason, quantity: wholeOf(read('quantity')), unitMinor, charge }
    }
    case 'change':
      return { action: 'change', position, unitMinor: readAmount(read('amount'), 'USD'), reason }
    case 'undo':
      return { action: 'undo', position }
    default:
      return undefined
  }
}

const wholeOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)

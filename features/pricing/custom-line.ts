import type { LineKind } from './price-line.ts'

/** The kinds of line that staff type in a custom price: what the operator sells. What is passed on, and taxes, follow from the order. */
export const customLineKinds = ['base', 'single', 'room', 'vehicle', 'extra'] as const satisfies readonly LineKind[]

/** A line of a custom price, as staff type it. In US cents. */
export type CustomLine = {
  kind: (typeof customLineKinds)[number]
  label: string
  reason: string
  quantity: number
  unitMinor: number
}

/** The most lines, characters, quantity and unit price (US cents) of a custom price. */
export const customLimits = { lines: 20, label: 200, reason: 300, quantity: 500, unitMinor: 100_000_000 } as const

/** What is wrong in a field of a custom price. `at` counts its lines from 0. */
export type CustomLineFault = {
  at: number
  field: 'label' | 'reason' | 'quantity' | 'unit'
  fault: 'missing' | 'too-long' | 'wrong' | 'too-large'
}

/** Everything that is wrong in the lines of a custom price, field by field; nothing where it can be sent. */
export const faultsInCustomLines = (lines: readonly CustomLine[]): CustomLineFault[] =>
  lines.flatMap(({ label, reason, quantity, unitMinor }, at) => {
    const fields = [
      { at, field: 'label', fault: faultInText(label, customLimits.label) },
      { at, field: 'reason', fault: faultInText(reason, customLimits.reason) },
      { at, field: 'quantity', fault: faultInNumber(quantity, customLimits.quantity) },
      { at, field: 'unit', fault: faultInNumber(unitMinor, customLimits.unitMinor) },
    ] as const
    return fields.flatMap(({ fault, ...field }) => (fault ? [{ ...field, fault }] : []))
  })

function faultInText(text: string, most: number): 'missing' | 'too-long' | undefined {
  if (text.trim() === '') return 'missing'
  return text.length > most ? 'too-long' : undefined
}

function faultInNumber(value: number, most: number): 'wrong' | 'too-large' | undefined {
  if (value > most) return 'too-large'
  return Number.isInteger(value) && value > 0 ? undefined : 'wrong'
}

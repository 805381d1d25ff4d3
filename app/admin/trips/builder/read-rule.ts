import { type PriceRule, ruleBounds } from '#features/trips/price-rule.ts'
import { readAmount } from '#values/amount.ts'
import type { Fields } from './read-fields.ts'

export const ruleNames = ['markup', 'margin'] as const
const limitsOf = { markup: ruleBounds.markupBp, margin: ruleBounds.marginBp } as const

/** A mark-up or a margin: its name in the field `name`, its percentage in `name-value`. One below nothing needs a reason, which is said at an item. */
export function readShareRule(fields: Fields, name: string): PriceRule {
  const { rule, bp } = readShare(fields, name)
  if (bp < 0) fields.fault(`${name}-value`, 'rule-below-nothing')
  return rule === 'margin' ? { marginBp: bp } : { markupBp: bp }
}

function readShare(fields: Fields, name: string) {
  const rule = fields.plain(name) === 'margin' ? 'margin' : 'markup'
  const { least, most } = limitsOf[rule]
  return { rule, bp: fields.basisPoints(`${name}-value`, [least, most], 'rule-wrong') }
}

/** The rule of an item: none of its own, a mark-up, a margin, or an amount in dollars with its reason. */
export function readItemRule(fields: Fields): PriceRule | null {
  const rule = fields.plain('rule')
  if (rule === 'markup' || rule === 'margin') {
    const { bp } = readShare(fields, 'rule')
    const reason = bp < 0 ? { reason: fields.text('rule-reason', 300, 'reason-missing') } : {}
    return rule === 'margin' ? { marginBp: bp, ...reason } : { markupBp: bp, ...reason }
  }
  if (rule !== 'sell') return null
  const sellMinor = readAmount(fields.plain('rule-value'), 'USD')
  if (!(sellMinor >= ruleBounds.sellMinor.least && sellMinor <= ruleBounds.sellMinor.most))
    fields.fault('rule-value', 'amount-wrong')
  return { sellMinor, reason: fields.text('rule-reason', 300, 'reason-missing') }
}

const percentText = (bp: number) => `${bp / 100}`

/** What a form shows of a rule. */
export function ruleValues(name: string, rule: PriceRule | null): Record<string, string> {
  if (rule === null) return { [name]: '' }
  const reason = rule.reason === undefined ? {} : { [`${name}-reason`]: rule.reason }
  if ('markupBp' in rule) return { [name]: 'markup', [`${name}-value`]: percentText(rule.markupBp), ...reason }
  if ('marginBp' in rule) return { [name]: 'margin', [`${name}-value`]: percentText(rule.marginBp), ...reason }
  return { [name]: 'sell', [`${name}-value`]: (rule.sellMinor / 100).toFixed(2), ...reason }
}

import type { Field, Shape } from '../shape.ts'
import type { PeriodRules } from './period-rules.ts'

/** The rules and fields of the rate periods of a kind; undefined where its content has none. */
export function periodsOf(shape: Shape): { rules: PeriodRules; fields: readonly Field[] } | undefined {
  for (const { fields } of shape)
    for (const field of fields)
      if (field.as === 'rows' && field.periods)
        return { rules: field.periods, fields: field.fields.filter(({ key }) => key !== 'from') }
  return undefined
}

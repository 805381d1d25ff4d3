import { z } from 'zod'
import { isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { fxCurrencies } from './fx-rate.ts'

/**
 * The units of a rate as people type them: '1450', '3 712.5', '1,450.25'. A comma alone is refused, because it parts thousands in one
 * country and decimals in another; so are zero, a sign, more than six decimals, and more than nine figures before them.
 */
const units = z
  .string({ error: 'units-missing' })
  .transform((text) => text.replace(/\s/g, ''))
  .superRefine((text, context) => {
    const fault = faultOf(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
  .transform((text) => text.replaceAll(',', ''))

function faultOf(text: string): string | undefined {
  if (/^[-−–]/.test(text)) return 'units-negative'
  if (/^\d+(?:,\d+)+$/.test(text)) return 'units-comma'
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text)) return 'units-wrong'
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
  if (part.length > 6) return 'units-too-fine'
  if (whole.length > 9) return 'units-too-large'
  return Number(`${whole}.${part}`) === 0 ? 'units-zero' : undefined
}

/** The form of an exchange rate. `confirmed`: the units that somebody confirmed although they are far from the newest. */
export const FxForm = z.object({
  currency: z.enum(fxCurrencies, { error: 'currency-missing' }),
  asOf: z.string({ error: 'day-wrong' }).refine((text) => isDay(text) && text >= '2020', 'day-wrong'),
  units,
  source: oneLine('source-missing', 200),
  confirmed: z.string().optional(),
})

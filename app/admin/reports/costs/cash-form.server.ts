import { savePayableSettings } from '#features/payables/save-payable-settings.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { isDay } from '#values/dates.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { payableReportWords } from '../../../words/admin/payables/payable-reports.ts'

export type CashReply = { values: Record<string, string>; errors: Record<string, string> }

const amounts = ['opening', 'floor', 'guideDay', 'carDay'] as const

/** An amount that may be below 0, as an overdrawn account is. */
function signedAmount(text: string): number {
  const [, sign, rest = ''] = /^\s*([-−])?(.*)$/.exec(text) ?? []
  const minor = readAmount(rest, 'USD')
  return sign ? -minor : minor
}

/** Stores the opening balance, the floor and the costs of a day; what was typed and what is wrong where it is refused. */
export async function saveCashByForm(
  ctx: Context,
  read: ReadWords,
  form: FormData,
  actor: { id: string; name: string },
): Promise<CashReply | undefined> {
  const { problems } = read(payableReportWords).cash
  const values = typed(form)
  const errors: Record<string, string> = {}
  const text = (name: string) => (values[name] ?? '').trim()
  if (!isDay(text('openingOn'))) errors.openingOn = problems['day-wrong']
  const [openingMinor = 0, floorMinor = 0, guideDayMinor = 0, carDayMinor = 0] = amounts.map((name) => {
    const minor = text(name) === '' ? 0 : signedAmount(text(name))
    if (Number.isNaN(minor)) errors[name] = problems['amount-unreadable']
    else if (minor < 0 && name.endsWith('Day')) errors[name] = problems['amount-wrong']
    return minor
  })
  const fourEyesMinor = text('fourEyes') === '' ? null : readAmount(text('fourEyes'), 'USD')
  if (Number.isNaN(fourEyesMinor)) errors.fourEyes = problems['amount-unreadable']
  if (Object.keys(errors).length > 0) return { values, errors }
  const typedSettings = { openingMinor, floorMinor, guideDayMinor, carDayMinor, fourEyesMinor, openingOn: text('openingOn') }
  const outcome = await savePayableSettings(ctx, { ...typedSettings, actor })
  if (outcome.done) return undefined
  const field = outcome.refusal.reason === 'day-to-come' ? 'openingOn' : 'guideDay'
  return { values, errors: { [field]: problems[outcome.refusal.reason] } }
}

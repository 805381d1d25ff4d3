import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { moneyText, usd } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Actor } from './note-payable.server.ts'
import type { PayableSettings } from './payable-settings.ts'
import { findPayableSettings } from './reads-settings.server.ts'
import { insertSettings } from './writes.server.ts'

export type PayableSettingsRefusal = { reason: 'day-to-come' } | { reason: 'amount-wrong' }

/**
 * Stores the opening balance of the cash, its floor, and what a day of an own guide and vehicle costs; what was typed before stays in the
 * table. Refused: a balance of a day to come, and a cost or limit below 0.
 */
export const savePayableSettings = (
  ctx: Context,
  { openingOn, actor, ...typed }: Omit<PayableSettings, 'openingOn'> & { openingOn: Day; actor: Actor },
): Promise<Outcome<undefined, PayableSettingsRefusal>> =>
  transact<undefined, PayableSettingsRefusal>(ctx.db, async (tx) => {
    const at = await ctx.clock.in(tx)
    if (openingOn > kigaliDay(at)) return refused({ reason: 'day-to-come' })
    const { openingMinor, floorMinor, guideDayMinor, carDayMinor, fourEyesMinor } = typed
    if (guideDayMinor < 0 || carDayMinor < 0 || (fourEyesMinor ?? 0) < 0) return refused({ reason: 'amount-wrong' })
    const before = await findPayableSettings(tx)
    await insertSettings(tx, {
      opening_minor: openingMinor,
      opening_on: openingOn,
      floor_minor: floorMinor,
      guide_day_minor: guideDayMinor,
      car_day_minor: carDayMinor,
      four_eyes_minor: fourEyesMinor,
      saved_by: actor.name,
      saved_at: at,
      sample: false,
    })
    const subject = { kind: 'setting' as const, id: 'payables', words: 'Opening balance and costs of a day' }
    const facts = { before: before.savedAt === null ? null : textsOf(before), after: textsOf({ ...typed, openingOn }) }
    await recordAudit(ctx, tx, { actor, action: 'payable-settings-saved', subject, facts })
    return done(undefined)
  })

/** Settings as they are read in the audit log. */
const textsOf = ({ openingMinor, openingOn, floorMinor, guideDayMinor, carDayMinor, fourEyesMinor }: PayableSettings) => ({
  openingBalance: moneyText(usd(openingMinor)),
  openingOn,
  floor: moneyText(usd(floorMinor)),
  guideForADay: moneyText(usd(guideDayMinor)),
  vehicleForADay: moneyText(usd(carDayMinor)),
  fourEyesAbove: fourEyesMinor === null ? null : moneyText(usd(fourEyesMinor)),
})

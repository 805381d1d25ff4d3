import { z } from 'zod'
import { readKigaliInstant } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { accessories, depositMethods, type Mark, type MarkPlace, markPlaces, mostMarks } from './handover.ts'

const optionalLine = (most: number) =>
  oneLine('too-long', most)
    .optional()
    .transform((text) => text ?? '')
/** Text of a field in a list or a record, where nothing typed is an empty text and not a missing one. */
const shortNote = z
  .string()
  .trim()
  .max(200, 'too-long')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')
  .optional()
  .transform((text) => text ?? '')
const tick = z
  .literal('on', { error: 'choice-wrong' })
  .optional()
  .transform((one) => one === 'on')
const count = (reason: string, most: number) => z.number({ error: reason }).int(reason).min(0, reason).max(most, reason)
const hundredth = z.number({ error: 'mark-wrong' }).min(0, 'mark-wrong').max(100, 'mark-wrong')

const pressed = z
  .array(z.object({ x: hundredth, y: hundredth, note: shortNote }).optional())
  .max(mostMarks, 'too-many-marks')
  .optional()
const places = z.partialRecord(z.enum(Object.keys(markPlaces) as MarkPlace[]), shortNote, { error: 'choice-wrong' }).optional()

/** A moment as a day and a time of Kigali's clock. The error stands at the time. */
const fields = {
  day: z.string({ error: 'when-wrong' }).max(10, 'when-wrong'),
  time: z.string({ error: 'when-wrong' }).max(5, 'when-wrong'),
  kilometres: count('kilometres-wrong', 9_999_999),
  fuel: z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8'], { error: 'fuel-missing' }).transform(Number),
  marks: pressed,
  places,
  accessories: z
    .partialRecord(z.enum(accessories), z.literal('on'), { error: 'choice-wrong' })
    .optional()
    .transform((ticked) => accessories.filter((one) => ticked?.[one] === 'on')),
  note: optionalLine(400),
}

type Read = {
  day: string
  time: string
  fuel: number
  marks?: (Mark | undefined)[] | undefined
  places?: Partial<Record<MarkPlace, string>> | undefined
}

/** The instant, and all marks: those pressed on the drawing, and those typed at a place by name. */
function asRead<Typed extends Read>({ day, time, fuel, marks, places: typed, ...rest }: Typed, context: z.core.$RefinementCtx) {
  const at = readKigaliInstant(`${day}T${time}`)
  if (!at) {
    context.addIssue({ code: 'custom', message: 'when-wrong', path: ['time'] })
    return z.NEVER
  }
  const named = Object.entries(typed ?? {}).flatMap(([place, note]) =>
    note ? [{ ...markPlaces[place as MarkPlace], note }] : [],
  )
  const all: Mark[] = [...(marks ?? []).flatMap((one) => (one ? [one] : [])), ...named]
  if (all.length > mostMarks) {
    context.addIssue({ code: 'custom', message: 'too-many-marks', path: ['marks'] })
    return z.NEVER
  }
  return { ...rest, at, fuelEighths: fuel, marks: all }
}

/** What is asked for at the hand-over alone. `deposit` is as it was typed: its currency is known outside. */
const given = {
  licence: tick,
  deposit: optionalLine(20),
  depositMethod: z
    .enum(depositMethods, { error: 'choice-wrong' })
    .optional()
    .transform((one) => one ?? ('' as const)),
}

/** The form of handing over. */
export const HandOverForm = z
  .object({
    ...fields,
    ...given,
    signedBy: oneLine('name-missing', 120),
  })
  .transform(asRead)

/** The form of a correction, of a hand-over or of a return. The name may have been deleted since, so it is not asked for again. */
export const CorrectionForm = z
  .object({
    ...fields,
    ...given,
    signedBy: optionalLine(120),
    reason: oneLine('reason-missing', 400),
  })
  .transform(asRead)

/** The form of taking back: the customer may be gone by then, so a name is not asked for. */
export const TakeBackForm = z.object({ ...fields, signedBy: optionalLine(120) }).transform(asRead)

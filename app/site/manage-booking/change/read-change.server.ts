import { z } from 'zod'
import {
  DepartureAnswer,
  ExtrasAnswer,
  HireAnswer,
  JourneyAnswer,
  StayAnswer,
  TravellersAnswer,
} from '#features/bookings/drafts/booking-request.ts'
import { dayProblem } from '#features/bookings/drafts/choice.ts'
import { birthDayFault } from '#features/orders/member-age.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import type { Day } from '#values/dates.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import type { ChangeAnswer } from './wanted-change.ts'

/** Checked positions: 'off.p3' is the third. */
const off = z
  .record(z.string().regex(/^p\d{1,3}$/, 'travellers-wrong'), z.literal('on', { error: 'travellers-wrong' }))
  .optional()
  .transform((ticked) => Object.keys(ticked ?? {}).map((place) => Number(place.slice(1))))

const newcomers = z.array(TravellersAnswer.shape.travellers.element).max(mostTravellers.departure).default([])
const added = ExtrasAnswer.pick({ extras: true })
const beds = ExtrasAnswer.pick({ extras: true, comfort: true, singleRooms: true })
const { startsOn } = JourneyAnswer.shape
const more = z.number({ error: 'travellers-wrong' }).int('travellers-wrong').min(0, 'travellers-wrong').max(60, 'group-too-large')

const schemas = {
  departure: beds.extend({ departure: DepartureAnswer.shape.departure, off, newcomers }),
  journey: beds.extend({ startsOn, off, newcomers }),
  pilgrims: beds.extend({ startsOn, off, more: more.default(0) }),
  stay: added.extend(StayAnswer.pick({ startsOn: true, endsOn: true, rooms: true }).shape),
  hire: added.extend(
    HireAnswer.pick({
      ...{ fromDay: true, fromTime: true, toDay: true, toTime: true, vehicles: true, travellers: true },
      ...{ pickUpPlace: true, pickUpFlight: true },
    }).shape,
  ),
} as const satisfies Record<ProductKind, z.ZodType>

/** A change as it was typed, and its answer where it is valid. */
type ReadChange = { reply: FormReply; answer?: ChangeAnswer }

/**
 * Reads the change form. Empty rows are ignored: a room without a type, a new traveller without a name. The first day must be
 * in the future, unless it is unchanged.
 */
export function readChange(form: FormData, kind: ProductKind, { today, booked }: { today: Day; booked: Day }): ReadChange {
  const rows = withoutEmpty(withoutEmpty(form, 'rooms', ['room']), 'newcomers', ['firstNames', 'familyName', 'bornOn'])
  const { value, reply } = readForm(rows, schemas[kind])
  if (reply) return { reply }
  const answer = { kind, ...value } as ChangeAnswer
  const errors = { ...daysWrong(answer, { today, booked }), ...birthDaysWrong(answer, { today, booked }) }
  const ok = Object.keys(errors).length === 0
  return { reply: { values: typed(rows), errors }, ...(ok && { answer }) }
}

function daysWrong(answer: ChangeAnswer, { today, booked }: { today: Day; booked: Day }): Record<string, string> {
  if (answer.kind === 'departure') return {}
  const [field, day] = answer.kind === 'hire' ? (['fromDay', answer.fromDay] as const) : (['startsOn', answer.startsOn] as const)
  const problem = day === booked ? undefined : dayProblem(day, today)
  return problem ? { [field]: problem } : {}
}

/**
 * Impossible birth days of new travellers: in the future, or over 120 years before the first day. For another departure only
 * the booked day is known here; `priceOrder` checks again with its own.
 */
function birthDaysWrong(answer: ChangeAnswer, { today, booked }: { today: Day; booked: Day }): Record<string, string> {
  if (answer.kind !== 'departure' && answer.kind !== 'journey') return {}
  const startsOn = answer.kind === 'journey' ? answer.startsOn : booked
  const faults = answer.newcomers.flatMap(({ bornOn }, n) => {
    const fault = birthDayFault(bornOn, today) ?? birthDayFault(bornOn, startsOn)
    return fault ? [[`newcomers[${n}].bornOn`, fault]] : []
  })
  return Object.fromEntries(faults)
}

/** The form without list rows whose deciding fields are all empty; the other rows are numbered again. */
function withoutEmpty(form: FormData, list: string, deciding: readonly string[]): FormData {
  const row = new RegExp(`^${list}\\[(\\d+)\\]\\.(\\w+)$`)
  const filled = [...form].flatMap(([name, value]) => {
    const [, index, field = ''] = row.exec(name) ?? []
    return index !== undefined && deciding.includes(field) && value !== '' ? [index] : []
  })
  const places = [...new Set(filled)].sort((a, b) => Number(a) - Number(b))
  const fields = new FormData()
  for (const [name, value] of form) {
    const [, index, field = ''] = row.exec(name) ?? []
    if (index === undefined) fields.append(name, value)
    else if (places.includes(index)) fields.append(`${list}[${places.indexOf(index)}].${field}`, value)
  }
  return fields
}

import type { z } from 'zod'
import {
  DepartureAnswer,
  HireAnswer,
  JourneyAnswer,
  PilgrimsAnswer,
  StayAnswer,
} from '#features/bookings/drafts/booking-request.ts'
import {
  type Choice,
  dayProblem,
  departureChoice,
  hireChoice,
  hireProblems,
  journeyChoice,
  pilgrimsChoice,
  stayChoice,
} from '#features/bookings/drafts/choice.ts'
import { findVehicleClass } from '#features/cars/reads.server.ts'
import { findDeparture } from '#features/departures/reads.server.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import type { FormReply } from '../form-reply.ts'
import { readForm, typed } from '../read-form.server.ts'

/** The first step as it was typed, and the choice that it means where it is valid. */
export type ReadChoice = { reply: FormReply; choice?: Choice }

/** Reads the first step of any kind. The driver's birth day is needed to book, not to show a price. */
export async function readChoice(ctx: Context, kind: ProductKind, form: FormData, to: 'price' | 'book'): Promise<ReadChoice> {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  switch (kind) {
    case 'departure':
      return read(form, DepartureAnswer, async (answer) => {
        const departure = await findDeparture(ctx.db, answer.departure, now)
        return departure ? { choice: departureChoice(answer, departure) } : { errors: { departure: 'departure-missing' } }
      })
    case 'journey':
      return read(form, JourneyAnswer, (answer) => ({ choice: journeyChoice(answer), errors: days(today, answer, 'startsOn') }))
    case 'pilgrims':
      return read(form, PilgrimsAnswer, (answer) => ({ choice: pilgrimsChoice(answer), errors: days(today, answer, 'startsOn') }))
    case 'stay':
      return read(form, StayAnswer, (answer) => ({
        choice: stayChoice(answer),
        errors: days(today, answer, 'startsOn', 'endsOn'),
      }))
    case 'hire':
      return read(form, HireAnswer, async (answer) => ({
        choice: hireChoice(answer),
        errors: {
          ...days(today, answer, 'fromDay', 'toDay'),
          ...(await seatsProblem(ctx, answer)),
          ...(to === 'book' && hireProblems(answer, { today, startsOn: answer.fromDay })),
        },
      }))
  }
}

type Chosen = { choice?: Choice; errors?: Record<string, string> }

async function read<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  choose: (answer: z.output<Schema>) => Chosen | Promise<Chosen>,
): Promise<ReadChoice> {
  const { value, reply } = readForm(form, schema)
  if (reply) return { reply }
  const { choice, errors = {} } = await choose(value)
  const right = choice && Object.keys(errors).length === 0
  return { reply: { values: typed(form), errors }, ...(right && { choice }) }
}

/** What is wrong with the days of an answer, by the name of the field. */
function days<Name extends string>(today: Day, answer: Record<Name, Day>, ...names: Name[]): Record<string, string> {
  const wrong = names.map((name) => [name, dayProblem(answer[name], today)] as const)
  return Object.fromEntries(wrong.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
}

async function seatsProblem(ctx: Context, { vehicleClass, vehicles, travellers }: HireAnswer): Promise<Record<string, string>> {
  const found = await findVehicleClass(ctx.db, vehicleClass)
  if (!found) return { vehicleClass: 'class-missing' }
  return travellers > found.seats * vehicles ? { travellers: 'seats-few' } : {}
}

import type { FlightActor } from '#features/travellers/flights/change-flight.server.ts'
import { roadDirections } from '#features/travellers/flights/flight.ts'
import { flightForm } from '#features/travellers/flights/flight-form.ts'
import { listEnteredFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { removeFlight } from '#features/travellers/flights/remove-flight.server.ts'
import { type FlightRefusal, saveFlight } from '#features/travellers/flights/save-flight.server.ts'
import { type FlightsEntered, setWithoutFlights } from '#features/travellers/flights/set-without-flights.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { flightWords } from '../../../words/flights.ts'
import { readForm, typed } from '../../read-form.server.ts'

/** What a refused form shows again: what was typed, the sentence of each wrong field, and what is wrong with the whole. */
export type FlightReply = { values: Record<string, string>; errors: Record<string, string>; problem?: string }

type Done = 'saved' | 'removed' | 'road'
type Answer = { did: Done } | { reply: FlightReply; status: 409 | 422 }

/** What was done a moment ago, by the address. */
export function readDone(query: URLSearchParams): Done | undefined {
  const did = query.get('did')
  return did === 'saved' || did === 'removed' || did === 'road' ? did : undefined
}

/** Enters, changes or removes a flight, or stores who needs none, by a form of a booking's page or of staff; nothing that was typed is lost where it is refused. */
export async function answerFlight(
  ctx: Context,
  read: ReadWords,
  { bookingId, form, actor }: { bookingId: string; form: FormData; actor: FlightActor },
): Promise<Answer> {
  const words = read(flightWords)
  if (form.get('intent') === 'road') {
    const directions = roadDirections.filter((direction) => form.has(`road-${direction}`))
    const set = await setWithoutFlights(ctx, { bookingId, directions, actor })
    return set.done ? { did: 'road' } : { reply: { values: {}, errors: {}, problem: sentenceOf(read, set.refusal) }, status: 409 }
  }
  const of = readKey(form)
  if (form.get('intent') === 'remove') {
    if (!of) return { reply: { values: {}, errors: {}, problem: words.refusals.unreadable }, status: 422 }
    const removed = await removeFlight(ctx, { bookingId, of, actor })
    // Who removes what is gone already has what they wanted.
    if (removed.done || removed.refusal.reason === 'flight-unknown') return { did: 'removed' }
    return { reply: { values: {}, errors: {}, problem: sentenceOf(read, removed.refusal) }, status: 409 }
  }
  const { value, reply } = readForm(form, flightForm)
  if (reply) {
    const sentences: Readonly<Record<string, unknown>> = words.errors
    const errors = Object.fromEntries(
      Object.entries(reply.errors).map(([name, key]) => [name, String(sentences[key] ?? words.refusals.unreadable)]),
    )
    return { reply: { values: reply.values, errors }, status: 422 }
  }
  const saved = await saveFlight(ctx, { bookingId, flight: { ...value, positions: readPositions(form) }, of, actor })
  if (saved.done) return { did: 'saved' }
  const values = typed(form)
  const { refusal } = saved
  if (refusal.reason === 'day-outside') return { reply: { values, errors: { day: sentenceOf(read, refusal) } }, status: 422 }
  const problem = sentenceOf(read, refusal)
  return { reply: { values: { ...values, ...(await keyNow(ctx, bookingId, of, refusal)) }, errors: {}, problem }, status: 409 }
}

/** The id and version that the next press sends, so that what was typed can be saved after it was refused. */
async function keyNow(ctx: Context, bookingId: string, of: { id: number } | undefined, { reason }: FlightRefusal) {
  if (reason === 'flight-unknown') return { id: '', version: '' }
  if (reason !== 'changed-meanwhile') return {}
  const now = (await listEnteredFlights(ctx.db, [bookingId])).find(({ id }) => id === of?.id)
  return { version: String(now?.version ?? '') }
}

function readKey(form: FormData): { id: number; version: number } | undefined {
  const [id, version] = ['id', 'version'].map((name) => String(form.get(name) ?? ''))
  const isNumber = (text = '') => /^[1-9]\d{0,14}$/.test(text)
  return isNumber(id) && isNumber(version) ? { id: Number(id), version: Number(version) } : undefined
}

/** The travellers that are ticked: 'for-3' is the third. */
const readPositions = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => {
    const position = /^for-([1-9]\d{0,3})$/.exec(name)?.[1]
    return position ? [Number(position)] : []
  })

function sentenceOf(read: ReadWords, refusal: FlightRefusal | FlightsEntered): string {
  const { refusals, errors } = read(flightWords)
  switch (refusal.reason) {
    case 'day-outside':
      return errors['day-outside']({ from: read.format.day(refusal.from), to: read.format.day(refusal.to) })
    case 'traveller-unknown':
      return refusals['traveller-unknown']({ position: refusal.position })
    case 'too-many':
      return refusals['too-many']({ most: refusal.most })
    default:
      return refusals[refusal.reason]
  }
}

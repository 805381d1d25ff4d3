import { z } from 'zod'
import { type Board, boardWords } from '#features/pricing/stays/stay-rates.ts'
import { oneLine } from '#values/form-text.ts'
import { otherBases, type RateBasis, type ServiceFacts, serviceKinds, stayBases } from './supplier-service.ts'

const whole = (least: number, most: number, wrong: string) =>
  z.number({ error: wrong }).int(wrong).min(least, wrong).max(most, wrong)

const boards = Object.keys(boardWords) as [Board, ...Board[]]

const common = { name: oneLine('name-missing', 120), minimumAge: whole(0, 99, 'age-wrong').default(0) }
const none = { board: null, beds: null, mostGuests: null, roomId: null, seats: null }

const Stay = z
  .object({
    ...common,
    kind: z.literal('stay'),
    stayBasis: z.enum(stayBases, { error: 'basis-missing' }),
    board: z.enum(boards, { error: 'board-missing' }),
    beds: whole(1, 12, 'beds-wrong'),
    mostGuests: whole(1, 16, 'guests-wrong'),
    roomId: z.string().max(80, 'room-unknown').nullable().default(null),
  })
  .refine(({ beds, mostGuests }) => mostGuests >= beds, { path: ['mostGuests'], error: 'guests-fewer' })
  .transform(({ stayBasis, ...facts }): ServiceFacts => ({ ...none, ...facts, basis: stayBasis }))

const Other = z
  .object({
    ...common,
    kind: z.enum(
      serviceKinds.filter((kind) => kind !== 'stay'),
      { error: 'kind-missing' },
    ),
    basis: z.enum(otherBases, { error: 'basis-missing' }),
    seats: z.unknown(),
  })
  .transform(({ seats: _, ...facts }): ServiceFacts => ({ ...none, ...facts }))

const Vehicle = z
  .object({
    ...common,
    kind: z.enum(
      serviceKinds.filter((kind) => kind !== 'stay'),
      { error: 'kind-missing' },
    ),
    basis: z.literal('vehicle-day'),
    seats: whole(1, 99, 'seats-wrong'),
  })
  .transform((facts): ServiceFacts => ({ ...none, ...facts }))

/** The form of a service: only what its kind and its basis need is read, whatever else was sent. */
export const serviceForm = ({ kind, basis }: { kind: unknown; basis: unknown }): z.ZodType<ServiceFacts> => {
  if (kind === 'stay') return Stay
  return (basis as RateBasis) === 'vehicle-day' ? Vehicle : Other
}

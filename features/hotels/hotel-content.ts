import { z } from 'zod'
import { orNull } from '#features/content/content-parts.ts'
import { mostLaterPeriods } from '#features/pricing/rate-periods.ts'
import { type Board, boardWords } from '#features/pricing/stays/stay-rates.ts'

const id = z.string().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not-valid')
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'not-a-day')
const nights = z.number().int().min(1).max(30)
const age = z.number().int().min(0).max(21)
const boards = Object.keys(boardWords) as [Board, ...Board[]]

const ChildRules = z.object({
  freeUnder: age,
  halfFrom: age,
  halfTo: age,
  percent: z.number().int().min(0).max(100),
  adultFrom: age,
  minimumAge: age.nullable(),
})

const isEmptyPolicy = (policy: unknown) =>
  typeof policy === 'object' && Object.values(policy ?? {}).every((value) => value === null || value === '')

const Rate = z.object({
  board: z.enum(boards),
  season: z.enum(['low', 'high']),
  /** USD cents for the whole room and one night. */
  amountMinor: z.number().int().min(1).max(100_000_000),
})

const Room = z.object({
  id: slug,
  name: z.string().min(1).max(60),
  beds: z.string().min(1).max(60),
  adultsMost: z.number().int().min(1).max(20),
  guestsMost: z.number().int().min(1).max(20),
  count: z.number().int().min(0).max(999),
  rates: z.array(Rate).max(10),
  /** A photograph of it, by its id. */
  picture: orNull(id).optional(),
})

const highSeasons = z.array(z.object({ from: monthDay, to: monthDay, minimumNights: nights })).max(12)

/** What is written of a hotel, its rooms apart: each stands in the column of its name in `hotels`, and is read and written by this list. */
const fields = {
  name: z.string().min(1).max(60),
  placeId: id,
  kind: z.string().min(1).max(40),
  /** 0 where stars say nothing. */
  stars: z.literal([0, 1, 2, 3, 4, 5]),
  /** The board that its own rates are for. */
  board: z.enum(boards),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  altitudeM: z.number().int().min(-500).max(9_000).nullable(),
  amenities: z.array(z.string().min(1).max(60)).max(40),
  accessNote: z.string().max(300),
  /** Rules of the hotel that no figure holds, a sentence each. */
  notes: z.array(z.string().min(1).max(300)).max(12),
  /** Invented for the demonstration. */
  fictional: z.boolean(),
  highSeasons,
  /** High seasons and rates of later rate periods, each from a day on; those of the hotel and its rooms are of the first. */
  laterRates: z
    .array(z.object({ from: z.iso.date(), highSeasons, rates: z.array(Rate.extend({ room: z.string() })).max(400) }))
    .max(mostLaterPeriods)
    .default([]),
  /** The last night with rates; null where the last period has no end. */
  ratesUntil: orNull(z.iso.date()),
  /** 1 = January … 12; a form says them as texts. */
  openMonths: z.array(z.coerce.number().int().min(1).max(12)).min(1),
  /** Nothing at all is a hotel that says nothing of children. */
  childPolicy: z.preprocess((policy) => (isEmptyPolicy(policy) ? null : policy), ChildRules.nullable()),
  minimumNights: nights,
  /** The photograph that stands for it; without one drawings of its place do. */
  cover: orNull(id),
  pictures: z.array(id).max(24),
}

/** What a hotel must hold before visitors read it. Its `slug` is its id. */
export const HotelSchema = z.object({ slug, ...fields, rooms: z.array(Room).max(40) })
export type WrittenHotel = z.output<typeof HotelSchema>
export type HotelFields = Omit<WrittenHotel, 'slug' | 'rooms'>
export const hotelFields = Object.keys(fields)

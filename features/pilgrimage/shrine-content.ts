import { z } from 'zod'
import { confidence, orNull, text, withIds, year } from '#features/content/content-parts.ts'
import { slugOf } from '#values/slug.ts'
import type { Shrine } from './shrine-guide.ts'

const minutes = z.int().min(0).max(10_000)
const id = z.string()
const source = orNull(text)
const Sourceless = z.object({ id, text, confidence })

/** What a shrine must hold before visitors read it. What is done names its place by the words of
 * the list of places, or is done at a place of the catalogue, by its id. */
export const ShrineContent = z.object({
  slug: text,
  name: text.max(80),
  asOf: year,
  altitudeM: z.int().min(0).max(6_000),
  mass: z.object({ asOf: year, confidence, source: text, times: z.array(z.object({ id, what: text, when: text })).min(1) }),
  places: z.array(z.object({ id, name: text, minutes, facts: z.array(text), confidence, source })),
  activities: z.array(
    z.object({ id, name: text, place: text, minutes, feeUsd: z.number().min(0), note: orNull(text), confidence }),
  ),
  ways: z.array(z.object({ place: text, km: z.number().positive(), minutes, confidence, notice: orNull(text) })),
  lodging: z.array(Sourceless.extend({ source, name: text, price: orNull(text) })),
  etiquette: z.array(Sourceless),
  onFoot: z.array(Sourceless),
  groupRules: z.array(Sourceless),
  packing: z.array(text),
  combinable: z.array(
    Sourceless.extend({ source, name: text, country: text, minutes: minutes.nullable(), notice: orNull(text) }),
  ),
  costs: z.array(Sourceless),
  quietWeeks: z.object({ text, confidence }),
  rosary: z.object({ minutes, days: z.array(text), sorrows: z.array(text).length(7), origin: text }),
  facts: z.array(Sourceless.extend({ source })),
})

const beginning = (words: string) => slugOf(words.slice(0, 40))
const entriesOf = <Row extends { id: string; text: string }>(rows: readonly Row[]) =>
  withIds(rows, ({ text: of }) => beginning(of))
const named = <Row extends { id: string; name: string }>(rows: readonly Row[]) => withIds(rows, ({ name }) => beginning(name))

/** A written shrine as its pages read it. */
export function shrineOf({ slug, name, ...guide }: z.output<typeof ShrineContent>): Shrine {
  const places = named(guide.places)
  return {
    id: slug,
    name,
    guide: {
      ...guide,
      places,
      mass: { ...guide.mass, times: withIds(guide.mass.times, ({ what }) => beginning(what)) },
      activities: named(guide.activities).map((activity) => ({
        ...activity,
        place: places.find((place) => place.name === activity.place)?.id ?? activity.place,
      })),
      lodging: named(guide.lodging),
      combinable: named(guide.combinable),
      etiquette: entriesOf(guide.etiquette),
      onFoot: entriesOf(guide.onFoot),
      groupRules: entriesOf(guide.groupRules),
      costs: entriesOf(guide.costs),
      facts: entriesOf(guide.facts),
    },
  }
}

/** A shrine as its editor holds it. */
export const shrineContent = ({ id: slug, name, guide }: Shrine) => ({
  slug,
  name,
  ...guide,
  activities: guide.activities.map((activity) => ({
    ...activity,
    place: guide.places.find(({ id: of }) => of === activity.place)?.name ?? activity.place,
  })),
})

import type { Confidence } from './feast.ts'

/** A sentence and how sure it is. `source` is the page that it rests on; null where none was found. */
type Entry = { id: string; text: string; confidence: Confidence }
type Sourced = Entry & { source: string | null }

/** Hours as the shrine itself published them, with the year of that programme. */
type Programme = {
  asOf: number
  confidence: Confidence
  source: string
  times: readonly { id: string; what: string; when: string }[]
}

/** The lasting facts about a shrine that pilgrims look for. Minutes, kilometres, US dollars. */
export type ShrineGuide = {
  /** The year of what has no year of its own. */
  asOf: number
  altitudeM: number
  mass: Programme
  places: readonly {
    id: string
    name: string
    /** How long a visit takes, the walk there apart. */
    minutes: number
    facts: readonly string[]
    confidence: Confidence
    source: string | null
  }[]
  activities: readonly {
    id: string
    name: string
    place: string
    minutes: number
    feeUsd: number
    note: string | null
    confidence: Confidence
  }[]
  /** By road, from a place of db/reference/places.json. `notice`: what stops somebody there. */
  ways: readonly { place: string; km: number; minutes: number; confidence: Confidence; notice: string | null }[]
  /** From simple to comfortable. `price` is in words, with whom it is for. */
  lodging: readonly (Sourced & { name: string; price: string | null })[]
  etiquette: readonly Entry[]
  /** The road, the bus and the paths: what feet and drivers should know. */
  onFoot: readonly Entry[]
  groupRules: readonly Entry[]
  packing: readonly string[]
  /** Other places of pilgrimage, by their road time from the shrine; null where it has not been measured. */
  combinable: readonly (Sourced & { name: string; country: string; minutes: number | null; notice: string | null })[]
  costs: readonly Entry[]
  quietWeeks: { text: string; confidence: Confidence }
  rosary: { minutes: number; days: readonly string[]; sorrows: readonly string[]; origin: string }
  facts: readonly Sourced[]
}

export type Shrine = { id: string; name: string; guide: ShrineGuide }

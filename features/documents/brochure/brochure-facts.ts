import type { Hour } from '#artwork/hours.ts'
import type { RouteStop } from '#artwork/route-map.ts'
import type { SceneId } from '#artwork/scene-ids.ts'
import type { Day } from '#values/dates.ts'
import type { PrintedDay, Sender } from '../facts/facts.ts'

/** Amounts by group size, one column for each accommodation level. */
export type BrochureSeason = { title: string; spans: string; rows: readonly (readonly string[])[] }

/** The prices of a rate period; `days` names its days where the package has another period too. */
export type BrochurePeriod = { days: string; columns: readonly string[]; seasons: readonly BrochureSeason[] }

/** Everything that the brochure of a package says, in the words and figures of its page. */
export type BrochureFacts = {
  sender: Sender
  title: string
  sentence: string
  lede: string
  scene: { id: SceneId; hour: Hour; seed: number }
  /** Length, group, walking and the like, as labels and values. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The lowest price and what it is for; null where the package is not on sale. */
  from: { amount: string; basis: string } | null
  notice: string | null
  stops: readonly RouteStop[]
  routeCaption: string
  days: readonly PrintedDay[]
  /** Twelve marks from 0, better not, to 3, best. */
  season: { months: readonly number[]; letters: readonly string[]; legend: readonly string[]; text: string }
  levels: readonly (readonly [level: string, note: string])[]
  included: readonly string[]
  excluded: readonly string[]
  /** Null where the package is not on sale or has no price. */
  prices: { periods: readonly BrochurePeriod[]; note: string } | null
  fees: { columns: readonly string[]; rows: readonly (readonly string[])[]; note: string } | null
  cancellation: { lede: string; rows: readonly (readonly [notice: string, fee: string])[]; ours: string } | null
  notes: readonly string[]
  /** The year of the figures. */
  asOf: number
  payment: string
  /** The page of the package, and its address as squares for a camera. */
  page: { href: string; text: string; code: { size: number; path: string } }
  /** Opens a conversation that begins with the name of the package. */
  whatsapp: { href: string; text: string }
  /** The day of the prices, in Kigali. */
  madeOn: Day
}

import type { Hour } from '#artwork/hours.ts'
import type { RouteStop } from '#artwork/route-map.ts'
import type { SceneId } from '#artwork/scene-ids.ts'
import type { Day } from '#values/dates.ts'
import type { Sender } from '../facts/facts.ts'

/** A photograph by its place among the pictures that go with the facts. */
type PictureKey = string

/** Something on a day. `notes` are short: for whom, from which age, whose it is. */
export type ProposalItemFacts = { kind: string; title: string; text: string; notes: readonly string[] }

/** Where a night is; of a night after the first in one house without text and picture. */
export type ProposalNightFacts = { title: string; text: string; notes: readonly string[]; picture: PictureKey | null }

export type ProposalDayFacts = {
  day: number
  date: string
  title: string
  text: string
  /** The way and how long it takes. */
  road: readonly string[]
  pictures: readonly PictureKey[]
  items: readonly ProposalItemFacts[]
  nights: readonly ProposalNightFacts[]
}

export type ProposalOptionFacts = {
  title: string
  text: string
  stays: readonly string[]
  /** What of the total is charged as others ask for it, and what is ticked. */
  sums: readonly string[]
  total: string
  francs: string
  isShown: boolean
  isEstimate: boolean
}

/** Everything that a proposal says on paper, in the language of its words; amounts are written. */
export type ProposalFacts = {
  sender: Sender
  reference: string
  title: string
  summary: string
  scene: { id: SceneId; hour: Hour; seed: number }
  /** The photograph of the cover; the landscape where there is none. */
  cover: PictureKey | null
  /** For whom, when, how many, until when: labels and values. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The letter as staff wrote it: paragraphs of lines. */
  greeting: readonly (readonly string[])[]
  /** None where there is one option alone. */
  options: readonly ProposalOptionFacts[]
  stops: readonly RouteStop[]
  days: readonly ProposalDayFacts[]
  included: readonly string[]
  excluded: readonly string[]
  priceTitle: string
  isEstimate: boolean
  lines: readonly { label: string; reason: string; quantity: string; unit: string; amount: string }[]
  total: { amount: string; francs: string; notes: readonly string[] }
  /** None of a change: what is due then, the booking says. */
  schedule: readonly (readonly [label: string, due: string, amount: string])[]
  /** Why the deposit is so much; empty where all is paid at once. */
  depositWhy: string
  extras: readonly { title: string; amount: string; isTicked: boolean }[]
  own: readonly string[]
  ages: readonly string[]
  cancellation: readonly string[]
  /** It is a change of what is booked already, so that nobody accepts it on its page. */
  isChange: boolean
  /** Its page, on which it is accepted unless it is a change, and its address as squares for a camera; null once it is not open any more. */
  page: { href: string; text: string; code: { size: number; path: string } } | null
  credits: string
  sentOn: Day
}

/** A proposal with its photographs as JPEG in base64, that of the cover larger than the others: plain values, of which the hash is quick. */
export type PrintedProposal = { facts: ProposalFacts; cover: string | null; pictures: Readonly<Record<PictureKey, string>> }

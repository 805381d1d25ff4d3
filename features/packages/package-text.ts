import type { PackageKind, Style } from './package.ts'

/** Everything that is written about a published package, plain, without a price: for search. */
export type PackageText = {
  slug: string
  title: string
  kind: PackageKind
  sentence: string
  lede: string
  styles: readonly Style[]
  nights: number
  /** Names, in the package's order. */
  countries: readonly string[]
  parks: readonly string[]
  /** Ids of the places where its days begin, end and sleep, each once, and their names. */
  placeIds: readonly string[]
  places: readonly string[]
  days: readonly { title: string; text: string }[]
  included: readonly string[]
  goodToKnow: readonly string[]
  notice: string | null
}

import type { ScreenId } from './document.ts'

type Text = string | number

/**
 * What the index words itself, in one language, besides the texts that staff write: `app/words/search-documents.ts`. Words belong to
 * the app, which passes them in.
 */
export type DocumentWords = {
  section(values: { page: Text }): string
  capital(values: { capital: Text }): string
  inPlace(values: { what: Text; place: Text }): string
  inPlaceAlso(values: { what: Text; place: Text; names: Text }): string
  either(values: { first: Text; other: Text }): string
  sampleHotel: string
  sampleHotels(values: { count: number }): string
  journeys(values: { count: number }): string
  /** By the kind of a place. */
  places: Readonly<Record<string, string>>
  car(values: { seats: number; drive: Text; transmission: string }): string
  visit(values: { place: Text; country: Text }): string
  freight(values: { origin: Text; destination: Text }): string
  freightDays(values: { least: Text; most: number }): string
  freightVia(values: { via: Text }): string
  screens: Readonly<Record<ScreenId, { title: string; sentence: string }>>
}

/** The groups of results, in the order of equally good ones. */
export const parts = ['journeys', 'places', 'hotels', 'community', 'transport', 'know', 'journal'] as const
export type Part = (typeof parts)[number]

/** What a document is, as its result row shows it. */
export type DocumentKind =
  | 'journey'
  | 'pilgrimage'
  | 'experience'
  | 'country'
  | 'park'
  | 'place'
  | 'hotel'
  | 'car'
  | 'page'
  | 'section'
  | 'post'
  | 'feast'
  | 'lane'

/** A page of the site that staff do not write. */
export type ScreenId = 'payment-methods' | 'departures' | 'contact' | 'tailor-made' | 'parish-quote'

/** One thing that can be found: where it leads, what its row shows, and all the words it is found by. */
export type SearchDocument = {
  kind: DocumentKind
  /** Unique within its kind. */
  id: string
  part: Part
  title: string
  href: string
  /** The sentence or two of its row; empty where its name is enough. */
  sentence: string
  /** What else it is called, besides its title: these words count like the title's. */
  names: readonly string[]
  /** What it is about, in words that may be missing from its sentence: these count like the sentence's. */
  about: readonly string[]
  /** Everything else that is written about it, plain. */
  body: string
  /** Names of countries, as its row shows them. */
  countries: readonly string[]
  /** 1 for what visitors most likely look for, less for the rest. */
  weight: number
}

/** The addresses of documents. They belong to the app, which passes them in. */
export type DocumentHrefs = {
  package: (slug: string) => string
  country: (id: string) => string
  park: (id: string) => string
  place: (place: { id: string; countryId: string; hasHotels: boolean }) => string
  hotel: (id: string) => string
  car: (id: string) => string
  page: (slug: string) => string
  section: (slug: string, id: string) => string
  post: (slug: string) => string
  experience: (id: string) => string
  feasts: () => string
  lane: (id: string) => string
  screen: (id: ScreenId) => string
}

/** Pieces of a text as one, none of them empty. */
export const joined = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join(' ')

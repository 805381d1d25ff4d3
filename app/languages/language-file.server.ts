import * as z from 'zod'

/** Where a language is written differently from what `Intl` says, or `Intl` does not know it: patterns with {day}, {month}, {year}. */
const pattern = z.string().regex(/\{day\}/)
const twelve = z.array(z.string()).length(12)
const seven = z.array(z.string()).length(7)

/** The configurations that PostgreSQL brings; 'estonian' from 18 on, and 'simple' in its place before. */
const searchConfigs: ReadonlySet<string> = new Set(
  `simple arabic armenian basque catalan danish dutch english estonian finnish french german greek hindi hungarian indonesian irish italian
  lithuanian nepali norwegian portuguese romanian russian serbian spanish swedish tamil turkish yiddish`.split(/\s+/),
)

/** `catalogues/<language>/search.json`: how visitors of the language search. */
export const searchFile = z.strictObject({
  /** Words of texts, in the language or in English, each with what visitors type for it, in both numbers. */
  synonyms: z.record(z.string(), z.string()).default({}),
  /** Words that stand in every text, one or several to a line. */
  stop: z.array(z.string()).default([]),
})

/** `catalogues/<language>/language.json`. */
export const languageFile = z.strictObject({
  /** The language's name in itself, for the menu. */
  name: z.string().min(1),
  /** What `Intl` is asked for: figures, days, lists. */
  intl: z.string().refine(isKnownName, 'is no name of a language'),
  /** A language whose plural rules every browser knows, and this one follows. */
  counts: z.string().refine(hasPlurals, 'is a language whose plural rules are not known everywhere'),
  /** The configuration of the full-text search: PostgreSQL stems these languages, and takes any other word by word. */
  search: z.string().refine((name) => searchConfigs.has(name), 'is no configuration of the search'),
  long: pattern.optional(),
  dayMonth: pattern.optional(),
  monthYear: z
    .string()
    .regex(/\{month\}/)
    .optional(),
  spans: z.tuple([pattern, pattern, pattern]).optional(),
  weekdayDay: pattern.optional(),
  instant: pattern.optional(),
  first: z.string().optional(),
  colon: z.string().optional(),
  months: twelve.optional(),
  shortMonths: twelve.optional(),
  weekdays: seven.optional(),
  shortWeekdays: seven.optional(),
  group: z.string().optional(),
  decimal: z.string().optional(),
  list: z.tuple([z.string(), z.string()]).optional(),
})

export type LanguageFile = z.infer<typeof languageFile>

function isKnownName(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}

function hasPlurals(name: string): boolean {
  return isKnownName(name) && Intl.PluralRules.supportedLocalesOf(name).length === 1
}

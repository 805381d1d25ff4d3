import type { Formatter } from '#platform/languages/formatter.ts'

/** Names that may hold commas, one after another: 'Goma; Bukavu, Kavumu', with the space that a language sets before such a sign. */
export const inSeries = (names: readonly string[], { colon }: Pick<Formatter, 'colon'>): string =>
  names.join(colon.replace(':', ';'))

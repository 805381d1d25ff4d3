import type { Formatter } from '#platform/languages/formatter.ts'

/** Names that may hold commas, one after another: 'Goma; Bukavu, Kavumu', with the space that a language sets before such a sign. */
export const inSeries = (names: readonly string[], format: Pick<Formatter, 'colon'>): string => names.join(seriesSign(format))

/** What stands between two of them. */
export const seriesSign = ({ colon }: Pick<Formatter, 'colon'>): string => colon.replace(':', ';')

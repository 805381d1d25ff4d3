import type { Formatter } from '#platform/languages/formatter.ts'

/** '1,000+': a count that ends at `most` says so. */
export const upTo = ({ number }: Formatter, count: number, most: number): string =>
  count > most ? `${number(most)}+` : number(count)

/** How a language writes figures: what stands between thousands and before the decimals, and from how many digits it groups. */
export type Figures = { readonly group: string; readonly decimal: string; readonly least: number }

/** How a language counts and writes figures: what the formatter needs of it. */
export type Counting = {
  /** A language whose plural rules every browser knows. */
  readonly counts: string
  readonly figures: Figures
}

/** '1,000,000', '1.5', '−3': a number as a language writes it, with at most three decimals, or as many as are given. */
export function figureText(value: number, { group, decimal, least }: Figures, decimals = 3): string {
  const parts = 10 ** decimals
  const [whole = '', rest] = String(Math.round(Math.abs(value) * parts) / parts).split('.')
  const grouped = whole.length < least ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group)
  return (value < 0 ? '-' : '') + grouped + (rest ? decimal + rest : '')
}

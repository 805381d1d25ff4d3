/** The colours of paper: the light ones of app/ui/shared/tokens.css, on white. */
export const ink = {
  text: '#122423',
  quiet: '#495957',
  line: '#cdd3cc',
  ground: '#f6f7f3',
  sunk: '#ebeee7',
  laterite: '#b2412b',
  pale: '#fefcf6',
  forest: '#225944',
  forestWash: '#daeee0',
  ochre: '#e8af4f',
  ochreWash: '#f9eccb',
  bad: '#af2b25',
  border: '#7d8a82',
  /** The outline of a country under names without a halo: forest, thinned. */
  outline: '#6f9c88',
  lake: '#9fc3c4',
} as const

/** Millimetres in points, the unit of the page. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4

/** A4, and its margins. */
export const sheet = { width: 595.28, height: 841.89, margin: mm(18), head: mm(14), foot: mm(19) } as const

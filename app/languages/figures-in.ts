import type { Formatter } from '#platform/languages/formatter.ts'

/** Figures with thousands or decimals as English writes them: '1,122', '0.70'. */
const englishFigure = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d.,])/g

/** The English figures of a text as a language writes them: '1,122' is 1.1 to a German. A text without figures stays as it is. */
export const figuresIn = (text: string, format: Pick<Formatter, 'number'>): string =>
  text.replace(englishFigure, (figure) => {
    const [whole = '', decimals] = figure.split('.')
    const written = format.number(Number(whole.replaceAll(',', '')))
    // All decimals stay, so that those of a column stand under each other.
    return decimals ? written + format.number(0.5).charAt(1) + decimals : written
  })

import { source } from '#platform/languages/source.ts'

/** A year in twelve cells: the first letter of each month, January to December, and what the colours mean. */
export const seasonStripWords = source('season-strip', {
  letters: {
    january: 'J',
    february: 'F',
    march: 'M',
    april: 'A',
    may: 'M',
    june: 'J',
    july: 'J',
    august: 'A',
    september: 'S',
    october: 'O',
    november: 'N',
    december: 'D',
  },
  marks: { avoid: 'Better not', wet: 'Possible', good: 'Good', best: 'Best' },
})

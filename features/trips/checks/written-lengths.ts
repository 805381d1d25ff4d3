const units = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
]
const words = [...units, 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty']

/** How many a number says, in figures up to 99 or in English words: 'six', 'twenty-one'. */
function countOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const [first = '', second = ''] = text.toLowerCase().split(/[\s-]+/)
  const ten = tens.indexOf(first)
  return ten < 0 ? words.indexOf(first) + 1 : (ten + 2) * 10 + words.indexOf(second) + 1
}

const number = `\\d{1,2}|(?:${tens.join('|')})(?:[\\s-](?:${units.slice(0, 9).join('|')}))?|${words.toReversed().join('|')}`
const written = new RegExp(`(?<![\\d.,:/–-])\\b(${number})(?:\\s+|-)(nights?|days?)\\b`, 'gi')

/** So many nights or days, as a text has it. */
export type WrittenLength = { text: string; unit: 'nights' | 'days'; count: number }

/** Every number of nights or days that an English text says, in figures or words: '7-day safari', 'six nights'. One of either is left out: it is about a part. */
export const writtenLengths = (text: string): WrittenLength[] =>
  [...text.matchAll(written)].flatMap(([whole, figure = '', unit = '']): WrittenLength[] => {
    const count = countOf(figure)
    return count < 2 ? [] : [{ text: whole.replace(/\s+/g, ' '), unit: /^n/i.test(unit) ? 'nights' : 'days', count }]
  })

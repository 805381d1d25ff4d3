/** How wide a text is at a size. */
export type Measure = (text: string, size: number) => number

/** Sizes of a title and the lines that each may take: the largest that fits is taken. */
const settings = [
  { size: 92, most: 1 },
  { size: 76, most: 2 },
  { size: 62, most: 2 },
  { size: 50, most: 3 },
] as const

export type SetTitle = { size: number; lines: string[] }

/** A title in lines, as large as it fits into a width. What has no room at the smallest size is cut, with an ellipsis. */
export function setTitle(title: string, width: number, measure: Measure): SetTitle {
  for (const { size, most } of settings) {
    const lines = linesOf(title, (text) => measure(text, size) <= width)
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { size, lines }
  }
  const { size, most } = settings[settings.length - 1] ?? settings[0]
  const lines = linesOf(title, (text) => measure(text, size) <= width).slice(0, most)
  return { size, lines: [...lines.slice(0, -1), cut(lines.at(-1) ?? '', (text) => measure(text, size) <= width)] }
}

function linesOf(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A text with an ellipsis, as long as it fits. Each measurement halves what is left to try: a text without end is measured a few times. */
export function cut(text: string, fits: (text: string) => boolean): string {
  const signs = [...text]
  const first = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`
  let [most, tooMany] = [0, signs.length + 1]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (fits(first(middle))) most = middle
    else tooMany = middle
  }
  return first(most)
}

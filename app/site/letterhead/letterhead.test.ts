import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ink, mm, sheet } from '#features/documents/paper/ink.ts'

const css = readFileSync(path.join(import.meta.dirname, 'letterhead.css'), 'utf8')
const paper = readFileSync(path.join(import.meta.dirname, '../../../features/documents/paper/paper.server.tsx'), 'utf8')
const millimetres = (points: number) => Math.round((points / mm(1)) * 10) / 10
const ruleOf = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('\n  }')[0] ?? ''

test('the page is A4, with the margins and the head of the documents', () => {
  expect(millimetres(sheet.width)).toBe(210)
  expect(ruleOf('.a4')).toContain('aspect-ratio: 210 / 297')
  const margin = `calc(var(--mm) * ${millimetres(sheet.margin)})`
  expect(ruleOf('.head-of-paper')).toContain(`padding: calc(var(--mm) * ${millimetres(sheet.head)}) ${margin} 0`)
  expect(ruleOf('.body-of-paper')).toContain(`calc(var(--mm) * 10) ${margin} 0`)
  expect(ruleOf('.ground')).toContain(`padding: calc(var(--mm) * 4) ${margin} 0`)
})

test('the inks of the page are those of paper', () => {
  for (const colour of [`--ink: ${ink.text}`, `--ink-2: ${ink.quiet}`, `--line: ${ink.line}`, `--laterite: ${ink.laterite}`]) {
    expect(ruleOf('.a4')).toContain(colour)
  }
})

test.each([
  ['the strip is 6 mm', 'tile={tile} height={mm(6)}', 'height: calc(var(--mm) * 6)'],
  ['on a following page 3 mm', 'tile={tile} height={mm(3)}', 'height: calc(var(--mm) * 3)'],
  ['the name is set in 27 points', 'fontSize: 27', 'font-size: calc(var(--pt) * 27)'],
  ['the address in 8.5', 'fontSize: 8.5', 'font-size: calc(var(--pt) * 8.5)'],
  ['the foot in 8', 'fontSize: 8 }', 'font-size: calc(var(--pt) * 8)'],
  ['the text in 9.5', 'fontSize: 9.5', 'calc(var(--pt) * 9.5)'],
  ['the ground is 15 mm high', 'height: mm(15)', 'height: calc(var(--mm) * 15)'],
  ['a page number stands 9 mm from the edge', 'bottom: mm(9)', 'bottom: calc(var(--mm) * 9)'],
  ['the mark is 31 points wide', 'width={31} height={31}', 'width: calc(var(--pt) * 31)'],
])('%s on both', (_what, onPaper, onPage) => {
  expect(paper).toContain(onPaper)
  expect(css).toContain(onPage)
})

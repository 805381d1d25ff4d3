import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyBlocks } from '#features/pages/tidy-blocks.ts'
import { anyText } from '#tests/support/any-blocks.ts'
import { blocksOfHtml } from './pasted-blocks.ts'
import { cleanHtml } from './pasted-html.ts'

const pasted = (name: string) => readFileSync(path.join(import.meta.dirname, 'pasted', `${name}.html.txt`), 'utf8')

const table = { kind: 'table', caption: '', head: ['Park', 'Fee'] }

describe('a paste keeps what a text can hold and drops the rest', () => {
  test('from Word, whose lists are paragraphs with a mark', () => {
    expect(blocksOfHtml(pasted('word'))).toEqual({
      pictures: 1,
      blocks: [
        { kind: 'heading', text: 'Before you fly' },
        {
          kind: 'text',
          text: 'A visa costs **USD 50** at the [border](https://www.migration.gov.rw/our-services/visa), éven on Sundays.',
        },
        { kind: 'list', items: ['Passport, six months left', 'Yellow fever card'] },
        { kind: 'list', items: ['Land', 'Queue'], ordered: true },
        { ...table, rows: [['Akagera', 'USD 100 a day']] },
        { kind: 'quote', text: 'The road is the teacher.', by: '' },
        { kind: 'text', text: 'Read this.' },
      ],
    })
  })

  test.each([
    ['<p>The <i>Ibirunga</i> rise</p>', 'The _Ibirunga_ rise'],
    ['<p><em>First </em>light</p>', '_First_ light'],
    ['<p>A <span style="mso-bidi-font-style:normal;font-style:italic">long</span> road</p>', 'A _long_ road'],
    ['<p><i>all but <span style="font-style:normal">this</span></i></p>', '_all but_ this'],
    ['<p><b><i>both</i></b></p>', '**both**'],
    ['<blockquote><p><i>Slow is a way.</i></p></blockquote>', 'Slow is a way.'],
  ])('italics of %s', (html, text) => {
    expect(blocksOfHtml(html).blocks).toMatchObject([{ text }])
  })

  test('from Google Docs, which wraps everything in a bold that is none', () => {
    expect(blocksOfHtml(pasted('google-docs'))).toEqual({
      pictures: 1,
      blocks: [
        { kind: 'heading', text: 'Before you fly' },
        { kind: 'text', text: 'A visa costs **USD 50** at the [border](https://www.migration.gov.rw/).' },
        { kind: 'list', items: ['Passport', 'Yellow card', 'the paper one'] },
        { kind: 'list', items: ['Land'], ordered: true },
        { ...table, rows: [['Akagera', '**USD 100**']] },
      ],
    })
  })

  test('from LibreOffice', () => {
    expect(blocksOfHtml(pasted('libreoffice'))).toEqual({
      pictures: 0,
      blocks: [
        { kind: 'heading', text: 'Before you fly' },
        { kind: 'text', text: 'A visa costs **USD 50** at the [border](https://www.migration.gov.rw/).' },
        { kind: 'list', items: ['Passport', 'Yellow card'] },
        { kind: 'list', items: ['Land'], ordered: true },
        { ...table, rows: [['Akagera', '**USD 100**']] },
      ],
    })
  })

  test('from a page, with what is dangerous and what is torn', () => {
    expect(blocksOfHtml(pasted('page'))).toEqual({
      pictures: 1,
      blocks: [
        { kind: 'text', text: 'Home' },
        { kind: 'heading', text: 'The lake road' },
        { kind: 'text', text: 'By the shore' },
        { kind: 'text', text: 'from Karongi' },
        { kind: 'text', text: 'Read this, that & [the rules](https://rdb.rw/a%20b%28c%29). 2 < 3' },
        { kind: 'quote', text: 'Slow is a way to see.', by: '' },
        { kind: 'list', items: ['One', 'Two', 'Three'] },
        { kind: 'table', caption: 'Days', head: ['Day', 'Road', ''], rows: [['1', 'Kigali', 'Karongi']] },
        { kind: 'text', text: 'A box on its own' },
        { kind: 'text', text: 'Last' },
        { kind: 'text', text: 'words' },
      ],
    })
  })

  test('nothing but our own few elements comes out, with no attribute but an address', () => {
    for (const name of ['word', 'google-docs', 'libreoffice', 'page']) {
      const { html } = cleanHtml(pasted(name))
      const tags = html.match(/<[^>]*>/g) ?? []
      expect(
        tags.filter(
          (tag) =>
            !/^<(?:\/?(?:h2|p|ul|ol|li|strong|blockquote|footer|figure|figcaption|table|tbody|tr|th|td|a)|figure data-table=""|a href="(?:https:\/\/|\/)[^"]*")>$/.test(
              tag,
            ),
        ),
      ).toEqual([])
      expect(html).not.toMatch(/javascript:|alert|onclick|style|mso/i)
    }
  })
})

test('a copy of the editor itself is left as it is', () => {
  const own = '<meta charset="utf-8"><p data-notice="grave" class="note bad" data-pm-slice="0 0 []">Stay</p>'
  expect(cleanHtml(own)).toEqual({ html: own, pictures: 0 })
})

const parts = [
  '<p>',
  '</p>',
  '<table>',
  '<td',
  '</table>',
  '<tr>',
  '<ul>',
  '<li>',
  '</ul>',
  '<b>',
  '<a href="',
  '"',
  "'",
  '>',
  '<',
  '<!--',
  '-->',
  '<script>',
  '&#x',
  '&amp;',
  ';',
  'colspan=1e9',
  '<br>',
  '<blockquote>',
  'mso-list:l0',
  ' style=',
  '<h1>',
]

test('any torn HTML becomes tidy blocks', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), anyText), { maxLength: 30 }), (pieces) => {
      const { blocks } = blocksOfHtml(pieces.join(''))
      expect(tidyBlocks(blocks)).toEqual(blocks)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  '<',
  '<a ',
  '<a="',
  '<b>',
  '<table><td>',
  '<!--',
  '<script>',
  '&',
  '<p><ul>',
  '<a href=x>y</b>',
])('a million signs of %s are read to their end', (part) => {
  expect(blocksOfHtml(part.repeat(1_000_000 / part.length)).pictures).toBe(0)
})

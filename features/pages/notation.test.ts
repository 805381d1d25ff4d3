import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoPages } from '#db/demo/pages.ts'
import { demoPosts } from '#db/demo/posts.ts'
import { demoTerms } from '#db/demo/terms.ts'
import { anyBlocks, anyText, untidyBlocks } from '#tests/support/any-blocks.ts'
import type { Block } from './blocks.ts'
import { blocksOf, notationOf } from './notation.ts'
import { tidyBlocks } from './tidy-blocks.ts'

const whole = `## Before you fly

A visa costs **USD 50** at [the border](/important-to-know).

- Passport
- Yellow card

1. Land
2. Queue

> The road is the teacher.
> — A driver

! Bring a rain jacket.

!! No drone without a permit.

|= Fees
| Park | Fee |
| Akagera | USD 100 |
| Nyungwe \\| west |  |

[[scene:virunga/dawn/7/Kinigi, below the Virunga | First light]]

[[photo:p-12 | The lodge]]`

const asBlocks: Block[] = [
  { kind: 'heading', text: 'Before you fly' },
  { kind: 'text', text: 'A visa costs **USD 50** at [the border](/important-to-know).' },
  { kind: 'list', items: ['Passport', 'Yellow card'] },
  { kind: 'list', items: ['Land', 'Queue'], ordered: true },
  { kind: 'quote', text: 'The road is the teacher.', by: 'A driver' },
  { kind: 'notice', text: 'Bring a rain jacket.' },
  { kind: 'notice', text: 'No drone without a permit.', grave: true },
  {
    kind: 'table',
    caption: 'Fees',
    head: ['Park', 'Fee'],
    rows: [
      ['Akagera', 'USD 100'],
      ['Nyungwe | west', ''],
    ],
  },
  {
    kind: 'picture',
    scene: { id: 'virunga', hour: 'dawn', seed: 7, place: 'Kinigi, below the Virunga' },
    caption: 'First light',
  },
  { kind: 'photo', picture: 'p-12', caption: 'The lodge' },
]

describe('the notation of a text', () => {
  test('every kind of block is read and written', () => {
    expect(blocksOf(whole)).toEqual(asBlocks)
    expect(notationOf(asBlocks)).toBe(whole)
  })

  test('whatever is written as notation is read as the same blocks', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(blocksOf(notationOf(blocks))).toEqual(blocks)
      }),
      { numRuns: 3000 },
    )
  })

  test('the texts of a release pass through it unchanged', () => {
    const texts = [
      ...demoPages.flatMap(({ sections }) => sections.map(({ blocks }) => blocks)),
      ...demoTerms.flatMap(({ sections }) => sections.map(({ blocks }) => blocks)),
      ...demoPosts.map(({ body }) => body),
    ]
    expect(texts.length).toBeGreaterThan(100)
    for (const blocks of texts) expect(blocksOf(notationOf(blocks))).toEqual(blocks)
  })

  test('any text is read, and reading its result changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (lines) => {
        const blocks = blocksOf(lines.join('\n'))
        expect(tidyBlocks(blocks)).toEqual(blocks)
        expect(blocksOf(notationOf(blocks))).toEqual(blocks)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['a line that goes on is one paragraph', 'one\ntwo', [{ kind: 'text', text: 'one two' }]],
    ['a backslash leaves a mark a sign', '\\## 3 of 4', [{ kind: 'text', text: '## 3 of 4' }]],
    [
      'two lists with an empty line between are two',
      '- a\n\n- b',
      [
        { kind: 'list', items: ['a'] },
        { kind: 'list', items: ['b'] },
      ],
    ],
    ['who said it may stand without the mark of the quote', '> a\n— b', [{ kind: 'quote', text: 'a', by: 'b' }]],
    [
      'a drawing that is not known stays a text',
      '[[scene:moon/dawn/7/x | y]]',
      [{ kind: 'text', text: '[[scene:moon/dawn/7/x | y]]' }],
    ],
    [
      'a line under the head of a table is not a row',
      '| a |\n|---|\n| b |',
      [{ kind: 'table', caption: '', head: ['a'], rows: [['b']] }],
    ],
    [
      'a row that is too short is filled',
      '| a | b |\n| c |',
      [{ kind: 'table', caption: '', head: ['a', 'b'], rows: [['c', '']] }],
    ],
    [
      'a mark without words is words',
      '-\n\n##\n\n!',
      [
        { kind: 'text', text: '-' },
        { kind: 'text', text: '##' },
        { kind: 'text', text: '!' },
      ],
    ],
    [
      'lines end as every system ends them',
      'a\r\n\r\nb\rc',
      [
        { kind: 'text', text: 'a' },
        { kind: 'text', text: 'b c' },
      ],
    ],
    ['a tag is words', '<script>alert(1)</script>', [{ kind: 'text', text: '<script>alert(1)</script>' }]],
    ['a link that may not stand leaves its words', '[x](javascript:alert)', [{ kind: 'text', text: 'x' }]],
  ])('%s', (_, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks)
  })
})

/** Texts for which a careless pattern or a careless table takes the square of their length: at this length, hours. */
const long = 1_000_000
const nasty: Record<string, string> = {
  'open brackets': '['.repeat(long),
  'links that never close': '[a]('.repeat(long / 4),
  'links within links that may not stand': `${'['.repeat(long / 6)}a${'](b:)'.repeat(long / 6)}`,
  stars: '*'.repeat(long),
  'stars apart': '** '.repeat(long / 3),
  bars: '|'.repeat(long),
  'one wide row and many narrow ones': `${'|a'.repeat(long / 4)}\n${'|b\n'.repeat(long / 6)}`,
  backslashes: '|\\'.repeat(long / 2),
  spaces: `a${' '.repeat(long)}b`,
  'lines of spaces': `${' '.repeat(100)}\n`.repeat(long / 100),
  'empty lines': '\n'.repeat(long),
  dashes: `> a\n> ${'—'.repeat(long)}`,
  digits: '1'.repeat(long),
  'a drawing without an end': `[[scene:${'a/'.repeat(long / 2)}`,
  'a drawing of bars': `[[scene:hills/day/1/${'|'.repeat(long)}]]`,
}

test.each(Object.entries(nasty))('a million signs of %s are read to their end', (_, text) => {
  const blocks = blocksOf(text)
  expect(tidyBlocks(blocks)).toEqual(blocks)
})

test('untidy blocks are tidied once and for all', () => {
  fc.assert(
    fc.property(untidyBlocks, (blocks) => {
      const tidy = tidyBlocks(blocks)
      expect(tidyBlocks(tidy)).toEqual(tidy)
    }),
    { numRuns: 3000 },
  )
})

test('the example of docs/pages.md has every kind of block and is written as it is read', async () => {
  const page = await readFile(new URL('../../docs/pages.md', import.meta.url), 'utf8')
  const [, example = ''] = /```\n(.*?)\n```/s.exec(page) ?? []
  const kinds = new Set(blocksOf(example).map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([...new Set(asBlocks.map(({ kind }) => kind))].sort())
  expect(notationOf(blocksOf(example))).toBe(example)
})

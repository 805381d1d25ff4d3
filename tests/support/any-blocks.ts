import fc from 'fast-check'
import { hours } from '#artwork/hours.ts'
import { sceneIds } from '#artwork/scene-ids.ts'
import type { Block } from '#features/pages/blocks.ts'
import { tidyBlocks } from '#features/pages/tidy-blocks.ts'

/** Signs that mean something to the notation, to marks and to HTML, among words. */
const signs = [
  ...['## ', '- ', '1. ', '> ', '! ', '!! ', '|', '|= ', '\\', '— ', '[[scene:hills/day/1/', '[[photo:a', ']]', '---', '999) '],
  ...[
    '**',
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '](',
    '/packages',
    'https://rdb.rw/?a=b',
    'javascript:',
    '#top',
    ' ',
    '  ',
    '\n',
    '\t',
    '\u00a0',
  ],
  ...['<b>', '&amp;', '"', '\u0000', '\ud800', '\u200b', 'é', '🦍', 'road', 'Kibeho', 'two hours', '=', ':-:'],
]

/** Any text, and often one that is nearly markup. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ maxLength: 30 }),
)

/** A text with valid markup, so that not only broken markup is tried. */
const anyMarked = fc
  .array(
    fc.oneof(
      fc.constantFrom('**strong words**', '_italic words_', '[a link](/packages)', '[out](https://rdb.rw/a_(b))'),
      anyText,
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(' '))

const anyCells = fc.array(anyMarked, { minLength: 1, maxLength: 4 })

const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: anyMarked }),
  fc.record({ kind: fc.constant('heading' as const), text: anyText }),
  fc.record({ kind: fc.constant('list' as const), items: fc.array(anyMarked, { maxLength: 4 }), ordered: fc.boolean() }),
  fc.record({ kind: fc.constant('quote' as const), text: anyMarked, by: anyText }),
  fc.record({
    kind: fc.constant('table' as const),
    caption: anyText,
    head: anyCells,
    rows: fc.array(anyCells, { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('notice' as const), text: anyMarked, grave: fc.boolean() }),
  fc.record({
    kind: fc.constant('picture' as const),
    scene: fc.record({
      id: fc.constantFrom(...sceneIds),
      hour: fc.constantFrom(...hours),
      seed: fc.integer({ min: 0, max: 9999 }),
      place: anyText,
    }),
    caption: anyText,
  }),
  fc.record({ kind: fc.constant('photo' as const), picture: fc.stringMatching(/^[\w-]{1,12}$/), caption: anyText }),
)

/** Blocks as an editor or a paste may leave them. */
export const untidyBlocks: fc.Arbitrary<Block[]> = fc.array(anyBlock, { maxLength: 6 })

/** Blocks as they are stored. */
export const anyBlocks: fc.Arbitrary<Block[]> = untidyBlocks.map(tidyBlocks)

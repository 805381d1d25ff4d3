import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Block } from '#features/pages/blocks.ts'
import { textOf } from '#features/pages/blocks-text.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { pageWords } from '../../words/pages.ts'
import { Blocks } from './blocks.tsx'
import { picturesIn, withPictures } from './shown-blocks.ts'

const hill = {
  id: 'abcdefghijkm',
  file: '0123456789ab',
  alt: 'A "hill"',
  credit: 'Eric',
  width: 700,
  height: 400,
  x: 0,
  y: 1,
  colour: null,
  crops: null,
}
const text: Block[] = [
  { kind: 'text', text: 'Before' },
  { kind: 'photo', picture: hill.id, caption: 'At noon' },
  { kind: 'photo', picture: 'gonegonegone', caption: '' },
]

test('a text names its pictures, and search reads their captions', () => {
  expect(picturesIn(text)).toEqual([hill.id, 'gonegonegone'])
  expect(text.flatMap(textOf)).toEqual(['Before', 'At noon'])
})

test('a picture that cannot be shown is left out, and a good one has its caption, sizes and credit, without a style', () => {
  const blocks = withPictures(text, new Map([[hill.id, hill]]))
  expect(blocks).toHaveLength(2)
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <Blocks blocks={blocks} /> }])
  const root = { words: () => openSiteWords([pageWords]).in('en') }
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
  expect(html).toContain('alt="A &quot;hill&quot;" width="700" height="400" loading="lazy"')
  expect(html).toContain('type="image/avif" srcSet="/pictures/abcdefghijkm-0123456789ab-320.avif 320w')
  expect(html).toContain('class="photo fx0 fy4"')
  expect(html).toMatch(/At noon.*Photograph: Eric\./)
  expect(html).not.toContain('style=')
})

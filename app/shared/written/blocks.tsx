import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { stretchesOf } from '#features/pages/inline-text.ts'
import { useWords } from '../../languages/use-words.ts'
import { LabelledTable } from '../../ui/labelled-table.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { pageWords } from '../../words/pages.ts'
import { Photo } from '../photos/photo.tsx'
import type { ShownBlock } from './shown-blocks.ts'

/** A written text on a page. `level` is the level of its headings: one below the heading above it. */
export function Blocks({ blocks, level = 3 }: { blocks: readonly ShownBlock[]; level?: 2 | 3 }) {
  return blocks.map((block, at) => <OneBlock key={keyOf(block, at)} block={block} level={level} />)
}

/** Blocks have no names of their own and never change places while they are read. */
const keyOf = (block: ShownBlock, at: number) => `${at}-${block.kind}`

function OneBlock({ block, level }: { block: ShownBlock; level: 2 | 3 }) {
  switch (block.kind) {
    case 'text':
      return (
        <p lang={langOf(block, 'text')}>
          <InlineText text={block.text} />
        </p>
      )
    case 'heading': {
      const Heading = level === 2 ? 'h2' : 'h3'
      return <Heading lang={langOf(block, 'text')}>{block.text}</Heading>
    }
    case 'list':
      return <Items of={block} />
    case 'quote':
      return (
        <blockquote>
          <p lang={langOf(block, 'text')}>
            <InlineText text={block.text} />
          </p>
          <footer lang={langOf(block, 'by')}>{block.by}</footer>
        </blockquote>
      )
    case 'table':
      return <Table of={block} />
    case 'notice':
      return (
        <p className={block.grave ? 'note bad' : 'note'} lang={langOf(block, 'text')}>
          <InlineText text={block.text} />
        </p>
      )
    case 'picture':
      return (
        <figure className="wide-picture">
          <ScenePicture drawing={block.scene} format="wide" />
          <figcaption className="small muted" lang={langOf(block, 'caption')}>
            {block.caption}
          </figcaption>
        </figure>
      )
    case 'photo':
      return <PhotoFigure of={block} />
  }
}

function PhotoFigure({ of }: { of: Extract<ShownBlock, { kind: 'photo' }> }) {
  const { picture, caption } = of
  const words = useWords(pageWords)
  return (
    <figure className="photo-figure">
      <Photo picture={picture} sizes={proseWidth} />
      {(caption || picture.credit) && (
        <figcaption className="small muted">
          <span lang={langOf(of, 'caption')}>{caption}</span>{' '}
          {picture.credit && <span>{words.credit({ name: picture.credit })}</span>}
        </figcaption>
      )}
    </figure>
  )
}

/** How wide the column of a text is, for the browser to choose a size by. */
const proseWidth = '(max-width: 48rem) 94vw, 44rem'

function Items({ of }: { of: Extract<ShownBlock, { kind: 'list' }> }) {
  const rows = of.items.map((item, at) => (
    <li key={item} lang={langOf(of, `items.${at}`)}>
      <InlineText text={item} />
    </li>
  ))
  return of.ordered ? <ol>{rows}</ol> : <ul>{rows}</ul>
}

function Table({ of }: { of: Extract<ShownBlock, { kind: 'table' }> }) {
  const { caption, head, rows, fits } = of
  const isShort = (column: number) => rows.every((cells) => (cells[column] ?? '').length <= shortCell)
  return (
    <LabelledTable
      label={caption}
      caption={caption}
      captionLang={langOf(of, 'caption')}
      fits={fits}
      columns={head.map((words, at) => ({ head: words, lang: langOf(of, `head.${at}`), ...(isShort(at) && { look: 'short' }) }))}
      rows={rows.map((cells, row) => ({
        id: cells.join('|'),
        cells: cells.map((cell, at) => <Cell key={head[at]} text={cell} lang={langOf(of, `rows.${row}.${at}`)} />),
      }))}
    />
  )
}

/** On a phone a column of such cells is beside its label. */
const shortCell = 16
/** What is no longer than a figure with its unit stays on one line: 'USD 100', '6 h 20'. */
const oneLine = 8

function Cell({ text, lang }: { text: string; lang: 'en' | undefined }) {
  const words = <InlineText text={text} />
  const look = text.length <= oneLine ? 'nowrap' : undefined
  return look || lang ? (
    <span className={look} lang={lang}>
      {words}
    </span>
  ) : (
    words
  )
}

/**
 * A text with its strong and italic words and its links. A link to a section is left to the browser, which unfolds it; others within the site
 * are visits.
 */
export function InlineText({ text }: { text: string }) {
  return stretchesOf(text).map(({ text: words, strong, italic, href }, at) => {
    const key = `${at}-${words}`
    if (strong) return <strong key={key}>{words}</strong>
    if (italic) return <em key={key}>{words}</em>
    if (href?.startsWith('/')) {
      // The browser itself opens what an address with a fragment leads to.
      return (
        <Link key={key} to={href} {...(href.includes('#') && { reloadDocument: true, discover: 'none' })}>
          {words}
        </Link>
      )
    }
    if (href) {
      return (
        <a key={key} href={href}>
          {words}
        </a>
      )
    }
    return words
  })
}

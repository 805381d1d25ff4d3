import type { ComponentType } from 'react'
import type { Content } from '#features/content/entry.ts'
import type { Permission } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Choices, Shape } from '../editor/shape.ts'
import { contentMenu, type EntryKindName } from './content-menu.ts'
import type { RowFacts } from './row-facts.server.ts'

/** How the facts of one kind are shown. A kind only gets its own facts, of whatever type (row-facts.server.ts). */
export type FactsComponent = ComponentType<{ facts: RowFacts }>
export const ofFacts = <Facts extends RowFacts>(Drawn: ComponentType<{ facts: Facts }>) => Drawn as unknown as FactsComponent

/** The words and screens of one kind of entry. Everything else is the same for all kinds. */
export type ContentKind = {
  /** The kind's name in features/content-kinds, and the folder of its screens from content-menu.ts. */
  kind: EntryKindName
  folder: string
  /** The field of its content with the name. */
  names: 'title' | 'name' | 'origin'
  words: {
    /** The list's title, and its introduction. */
    title: string
    lede: (values: { count: number }) => string
    /** 'New post', and the word for one in a sentence. */
    begin?: string
    empty: string
  }
  shape: Shape
  /** The field of its draft by which its list is filtered: countries. */
  filter?: { key: string; from: 'countries'; label: string; all: string }
  /** Additional columns of its list, made of its facts (row-facts.server.ts). */
  columns?: readonly { head: string; Cell: FactsComponent }[]
  /** A part of its editor beside the form, for what depends on it while it is public. */
  Aside?: FactsComponent
  /** Other screens of an entry, at addresses below its editor's. One with `live` needs a public version. */
  opens?: readonly { path: string; words: string; live?: true; needs: Permission }[]
  /** Another screen of the whole list, at an address below it, for who may change entries. */
  besideAll?: { path: string; words: string }
  /** Visitors see it inside other pages only, so it has no page of its own. */
  hasNoPage?: true
  /** Its public pages are those of other content: its rows show no address. */
  hasNoAddress?: true
  /** Its preview, beside the form. */
  Look?: ComponentType<{ content: Content; choices: Choices }>
}

/** A kind of content whose words and shape are made in the language of whoever reads. */
export type KindInWords = Pick<ContentKind, 'kind' | 'folder'> & { inWords: (read: ReadWords) => ContentKind }

/** A kind of content from its own file. Its widgets are declared outside `define`, so that they are the same each time. */
export function contentKind(kind: EntryKindName, define: (read: ReadWords) => Omit<ContentKind, 'kind' | 'folder'>): KindInWords {
  const { folder } = contentMenu[kind]
  return { kind, folder, inWords: (read) => ({ kind, folder, ...define(read) }) }
}

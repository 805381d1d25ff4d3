import type { ComponentType } from 'react'
import type { Content } from '#features/content/entry.ts'
import type { Permission } from '#features/staff/permissions.ts'
import type { Choices, Shape } from '../editor/shape.ts'
import { contentMenu, type EntryKindName } from './content-menu.ts'
import type { RowFacts } from './row-facts.server.ts'

/** What is drawn of the facts of one kind. A kind only ever gets its own, whatever they are (row-facts.server.ts). */
export type FactsComponent = ComponentType<{ facts: RowFacts }>
export const ofFacts = <Facts extends RowFacts>(Drawn: ComponentType<{ facts: Facts }>) => Drawn as unknown as FactsComponent

/** What the admin area says and shows of one kind of entry; the rest is the same for all. */
export type ContentKind = {
  /** The kind's name in features/content-kinds, and the folder of its screens, which content-menu.ts says. */
  kind: EntryKindName
  folder: string
  /** The field of its content that holds its name. */
  names: 'title' | 'name' | 'origin'
  words: {
    /** The list's title, and a line on it. */
    title: string
    lede: (count: number) => string
    /** 'New post', and what one is called in a sentence. */
    begin?: string
    empty: string
  }
  shape: Shape
  /** The list of its draft that its rows are filtered by: countries. */
  filter?: { key: string; from: 'countries'; label: string; all: string }
  /** Columns of its list besides those of every kind, made of its facts (row-facts.server.ts). */
  columns?: readonly { head: string; Cell: FactsComponent }[]
  /** A part of its editor beside the form, for what hangs on it while it is public. */
  Aside?: FactsComponent
  /** Other screens of what is edited, at addresses below its editor's: with `live` it is there once it is public. */
  opens?: readonly { path: string; words: string; live?: true; needs: Permission }[]
  /** Another screen of the whole list, at an address below it, for who may change entries. */
  besideAll?: { path: string; words: string }
  /** Visitors meet it inside other pages only, so there is nothing to look at by itself. */
  hasNoPage?: true
  /** It is looked at on pages of other things: its rows say no address. */
  hasNoAddress?: true
  /** How it will look, beside the form. */
  Look?: ComponentType<{ content: Content; choices: Choices }>
}

/** A kind of content as its own file says it. */
export const contentKind = (definition: Omit<ContentKind, 'folder'>): ContentKind => ({
  ...definition,
  folder: contentMenu[definition.kind].folder,
})

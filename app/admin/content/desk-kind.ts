import type { ComponentType } from 'react'
import type { Content } from '#features/entries/entry.ts'
import type { Shape } from '../editor/shape.ts'
import type { EntryKindName } from './entry-folders.ts'

/** What the desk says and shows of one kind of entry; the rest is the same for all. */
export type DeskKind = {
  /** The kind's name in features/catalogue, and the folder of its screens: /admin/blog. */
  kind: EntryKindName
  folder: string
  /** The field of its content that holds its name. */
  names: 'title' | 'name'
  words: {
    /** The list's title, and a line on it. */
    title: string
    lede: (count: number) => string
    /** 'New post', and what one is called in a sentence. */
    begin?: string
    empty: string
  }
  /** Lists of other kinds that belong with it, reached from its own. */
  beside?: readonly { to: string; words: string }[]
  shape: Shape
  /** How it will look, beside the form. */
  Look?: ComponentType<{ content: Content }>
}

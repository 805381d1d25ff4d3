import { createContext, type RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'

/** What the server knows of the page it is rendering: whether every visitor may get the same bytes, and for how long. */
export type PageNotes = {
  shared: boolean
  tags: Set<string>
  until: Date | undefined
  /** The visitor requested this page in another language: its security policy must allow the hosted translator. */
  translated: boolean
  /** The language of the page, by its address. */
  language: string
  /** The languages besides English in which what staff wrote of this page is whole; undefined: nothing of it is theirs. */
  languages: readonly string[] | undefined
  /** True for an HTML document, false for the data of a page that the browser renders. */
  whole: boolean
}

/** The notes of a page in a language before it is rendered. */
export const newPageNotes = (language: string, whole = true): PageNotes => ({
  shared: false,
  tags: new Set(),
  until: undefined,
  translated: false,
  language,
  languages: undefined,
  whole,
})

/** Renders a public page as a visitor would get it, with another context: on a transaction that is rolled back, what is not public yet. */
export type RenderPage = (path: string, ctx: Context) => Promise<Response>

export const renderPageKey = createContext<RenderPage>()
export const contextKey = createContext<Context>()
export const pageNotesKey = createContext<PageNotes>()

export type RouteContext = Readonly<RouterContextProvider>

/** The context of actions and reads, inside a loader or an action. */
export const contextOf = (context: RouteContext): Context => context.get(contextKey)

/**
 * Declares in a loader that the page is the same for everyone. It is cached until one of the tags is invalidated
 * (`ctx.cache.invalidate`) or until `until`, whichever is first. Pages that do not call this are never cached.
 */
export function sharePage(context: RouteContext, tags: readonly string[], until?: Date): void {
  const notes = context.get(pageNotesKey)
  notes.shared = true
  noteTags(context, tags, until)
}

/** Declares that this page was requested in another language: its security policy allows the hosted translator. */
export function noteTranslation(context: RouteContext): void {
  context.get(pageNotesKey).translated = true
}

/** Adds what a layout's part of the page depends on, without saying that the page may be shared. */
export function noteTags(context: RouteContext, tags: readonly string[], until?: Date): void {
  const notes = context.get(pageNotesKey)
  for (const tag of tags) notes.tags.add(tag)
  if (until && (!notes.until || until < notes.until)) notes.until = until
}

/**
 * Reads data that many pages share from this process's memory, until one of the tags is invalidated. The page then depends on
 * these tags too. The key must name everything that the result depends on; the result is shared and must not be changed.
 */
export function cachedRead<Value>(
  context: RouteContext,
  key: string,
  tags: readonly string[],
  read: () => Promise<Value>,
): Promise<Value> {
  noteTags(context, tags)
  return contextOf(context).loaderCache.read(key, tags, read)
}

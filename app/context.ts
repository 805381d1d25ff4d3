import { createContext, type RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'

/** What the server knows of the page it is rendering: whether every visitor may get the same bytes, and for how long. */
export type PageNotes = {
  shared: boolean
  tags: Set<string>
  until: Date | undefined
  /** The visitor asked for this page in another language: the hosted translator may run in it. */
  translated: boolean
  /** It is a whole page; else the data for one that a browser draws itself. */
  whole: boolean
}

/** Renders a public page as a visitor would get it, with another context: on a transaction that is rolled back, what is not public yet. */
export type RenderPage = (path: string, ctx: Context) => Promise<Response>

export const renderPageKey = createContext<RenderPage>()
export const contextKey = createContext<Context>()
export const pageNotesKey = createContext<PageNotes>()

export type RouteContext = Readonly<RouterContextProvider>

/** The context of actions and reads, inside a loader or an action. */
export const contextOf = (context: RouteContext): Context => context.get(contextKey)

/**
 * Says in a page's loader that its bytes are the same for everyone: cached until one of the tags is invalidated
 * (`ctx.cache.invalidate`) or `until` has come, whichever is first. A page that never says so is never shared.
 */
export function sharePage(context: RouteContext, tags: readonly string[], until?: Date): void {
  const notes = context.get(pageNotesKey)
  notes.shared = true
  noteTags(context, tags, until)
}

/** Says that this page was asked for in another language: its security policy lets the hosted translator in. */
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
 * Reads what other pages read as well, from the cache of this process until one of the tags is invalidated. The page depends on these
 * tags, too. The key names everything that the value depends on. The value is shared: nobody changes it.
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

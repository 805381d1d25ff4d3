import type { Context, Db, Tx } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Content, Problem } from './entry.ts'

/** Why something cannot leave the site: what still needs it, in facts that the words tell, or that it is never taken away. */
type StillNeeded = { reason: 'still-needed'; facts: Record<string, string | number> } | { reason: 'stays-public' }

/** What a content is checked against besides itself: the id under which it lives already, if it does, and the instant. */
export type CheckedOver = { liveId: string | undefined; now: Date }

/**
 * A kind of thing that staff write, as its feature knows it. The engine asks nothing else of it: how a draft is kept, versioned
 * and planned is the same for all kinds.
 */
export type EntryKind = {
  name: string
  /** What a new one begins with. Kinds whose number is fixed, such as countries, have none. */
  begun?: () => Omit<Content, 'slug'>
  /** What a new one begins with where that is another one, read when it is begun; else `begun` says it. */
  beginFrom?: (db: Db) => Promise<Omit<Content, 'slug'>>
  /** Keys of its content that speak of this one alone: a copy begins them as a new one does. */
  ofOneOnly?: readonly string[]
  /** The words by which staff know it; empty while it has none. */
  titleOf(content: Content): string
  /** Where visitors read it, once it is published. */
  pathOf(content: Content): string
  /**
   * Everything that stands against publishing it over what is public, and what should be known; never throws on an incomplete
   * content.
   */
  check(db: Db, content: Content, over?: CheckedOver): Promise<Problem[]>
  /**
   * Makes whoever could take what it promises from under it wait until the transaction ends, so that what `check` finds in it stays
   * true until it is public. Called on what is public already, before the check; never throws on an incomplete content.
   */
  lockForPublish?: (ctx: Context, tx: Tx, content: Content, liveId: string) => Promise<void>
  /**
   * Makes a checked content what visitors read, over what was there under `liveId`, and lets the pages that show it forget it.
   * Answers the id under which it lives.
   */
  publish(ctx: Context, tx: Tx, content: Content, liveId: string | undefined): Promise<string>
  /** Takes it from the site. Kinds that are always public have none. */
  unpublish?: (ctx: Context, tx: Tx, liveId: string) => Promise<Outcome<undefined, StillNeeded>>
  /** The instant from which visitors read it, where it says one itself: a preview shows it as it is then. */
  readFrom?: (content: Content) => Date | undefined
  /** What is public, each as the content that would make it so: begins the entries of what was there before. */
  listLive(db: Db): Promise<{ liveId: string; content: Content }[]>
}
